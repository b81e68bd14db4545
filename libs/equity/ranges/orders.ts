import type { OrderedDeck } from './ordering.js';

/** Classes of two cards by their equity against a random hand, best first. Written by `npm run orders` (ordering.ts). */
export const ORDERS: Readonly<Record<OrderedDeck, string>> = {
  standard:
    'AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s ATo KJs A8s KTs KQo A7s A9o KJo 55 QJs K9s A5s A6s A8o KTo QTs A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s JTs A2s QTo 44 A4o K6s K8o Q8s A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s 33 Q6s Q8o K5o J9o K2s Q5s T8s K4o J7s Q4s Q7o T9o J8o K3o Q6o Q3s 98s T7s J6s K2o 22 Q2s Q5o J5s T8o J7o Q4o 97s J4s T6s J3s Q3o 98o 87s T7o J6o 96s J2s Q2o T5s J5o T4s 97o 86s J4o T6o 95s T3s 76s J3o 87o T2s 85s 96o J2o T5o 94s 75s T4o 93s 86o 65s 84s 95o T3o 92s 76o 74s T2o 54s 85o 64s 83s 94o 75o 82s 73s 93o 65o 53s 63s 84o 92o 43s 74o 72s 54o 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s 43o 72o 52o 62o 42o 32o',
  'short-48':
    'AA KK QQ JJ TT 99 AKs 88 AQs AJs AKo ATs AQo KQs AJo 77 KJs ATo A9s KTs KQo A8s QJs KJo A6s A9o 66 A7s QTs KTo K9s A8o A5s QJo JTs A4s A6o K8s A7o Q9s QTo K9o K7s A3s A5o 55 J9s JTo K6s Q8s A4o K8o Q9o K5s T9s K7o A3o J8s Q7s K4s J9o K6o Q8o Q6s T8s K3s 44 T9o K5o J7s Q5s J8o 98s Q7o K4o Q4s T7s Q6o T8o J6s K3o Q3s 97s J7o J5s Q5o T6s 98o 87s 33 J4s T7o Q4o 96s J6o J3s Q3o 97o 86s T5s J5o 76s T6o T4s 87o 95s J4o T3s 96o 85s 65s J3o 75s 86o T5o 94s 76o T4o 93s 84s 95o 64s 74s T3o 85o 65o 75o 54s 83s 94o 63s 73s 93o 84o 64o 53s 74o 43s 54o 83o 63o 73o 53o 43o',
  'short-44':
    'AA KK QQ JJ TT 99 AKs AQs AKo AJs ATs AQo KQs 88 AJo KJs ATo KTs KQo A9s QJs KJo QTs A7s A8s 77 KTo A9o JTs K9s QJo A6s QTo A7o A8o Q9s A5s JTo K9o K8s A6o J9s A4s K7s T9s 66 Q8s Q9o A5o K6s K8o J8s J9o A4o K7o K5s T8s T9o Q7s Q8o 98s K6o Q6s K4s J7s J8o 55 T7s T8o K5o Q5s Q7o 97s 98o 87s Q6o Q4s K4o J7o J6s T7o T6s J5s Q5o 96s 97o 76s J4s 86s 87o 44 Q4o J6o T5s T6o J5o 95s T4s 75s 96o 76o 85s 86o J4o 65s T5o 94s 74s 95o T4o 75o 84s 85o 64s 65o 54s 74o 94o 84o 64o 54o',
  'short-40':
    'AA KK QQ JJ TT AKs AQs AKo AJs 99 ATs KQs AQo KJs AJo KTs ATo KQo QJs QTs KJo A8s JTs 88 KTo A9s QJo A7s QTo A8o K9s JTo A9o Q9s A6s A7o J9s T9s K9o K8s A5s Q9o 77 A6o Q8s K7s J9o T9o J8s T8s K8o A5o K6s 98s Q8o K7o J8o Q7s T8o K5s J7s T7s Q6s 98o K6o 87s 97s 66 Q7o Q5s K5o J7o T7o Q6o 87o J6s T6s 86s 97o 96s J5s Q5o 76s J6o T6o 86o 55 85s T5s 96o J5o 95s 76o 75s 85o T5o 95o 65s 75o 65o',
  'short-36':
    'AA KK QQ JJ TT AKs AQs AKo AJs KQs AQo ATs KJs AJo QJs KTs KQo JTs QTs 99 ATo KJo A9s QJo KTo JTo QTo A8s A9o K9s T9s A8o Q9s J9s A7s K9o T9o Q9o J9o A7o 88 A6s K8s 98s T8s Q8s J8s K7s A6o K8o 98o T8o Q8o J8o K6s K7o 97s T7s Q7s J7s 77 Q6s K6o 97o T7o 87s Q7o J7o 96s Q6o T6s J6s 87o 96o 86s T6o J6o 66 76s 86o 76o',
  'short-32':
    'AA KK QQ JJ ATs AKs TT AQs ATo AKo KQs QJs AQo KJs JTs AJs KTs QTs KQo QJo JTo KJo AJo KTo QTo A9s T9s A9o T9o A8s J9s K9s Q9s 99 A8o J9o T8s K9o Q9o A7s T8o J8s A7o K8s Q8s J8o K7s K8o Q8o T7s 98s 88 K7o T7o J7s 98o Q7s J7o 97s Q7o 97o 87s 77 87o',
  'royal-20':
    'AA KK QQ AKs AKo AQs AQo AJs KQs AJo KQo ATs JJ ATo KJs KJo KTs KTo QJs QJo QTs QTo TT JTs JTo',
};
