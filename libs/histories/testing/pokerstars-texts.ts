/** Logs of one hand each, exactly as the writer prints them. */

/** A cash hand with side pots, unusual names, a dead blind and a muck. */
export const cash = `PokerStars Hand #255000000001:  Hold'em No Limit ($0.50/$1.00 USD) - 2025/08/02 11:24:53 CET [2025/08/02 5:24:53 ET]
Table 'Halley's II' 6-max Seat #2 is the button
Seat 1: cold: deck ($107.50 in chips)
Seat 2: Ann ($0.80 in chips)
Seat 3: Bob ($12 in chips)
Seat 5: Cid (x) ($40.05 in chips)
Seat 6: Dee ($100 in chips) is sitting out
Bob: posts small blind $0.50
Cid (x): posts big blind $1
Dee: is sitting out
Dee: posts small & big blinds $1.50
*** HOLE CARDS ***
Dealt to Bob [Jh Ad]
Dee: checks
cold: deck: raises $2 to $3
Ann: calls $0.80 and is all-in
Bob: raises $9 to $12 and is all-in
Cid (x): calls $11
Dee: folds [7h 2c]
Dee leaves the table
cold: deck: calls $9
*** FLOP *** [8s Qh Ks]
Cid (x): checks
cold: deck: bets $15
Cid (x): folds
Uncalled bet ($15) returned to cold: deck
*** TURN *** [8s Qh Ks] [9s]
*** RIVER *** [8s Qh Ks 9s] [Tc]
*** SHOW DOWN ***
cold: deck: shows [9d Jd] (a straight, Nine to King)
Bob: shows [Jh Ad] (a straight, Ten to Ace)
Bob collected $33.85 from side pot
Ann: mucks hand
Bob collected $4.35 from main pot
*** SUMMARY ***
Total pot $40.05 Main pot $4.35. Side pot $33.85. | Rake $1.85
Board [8s Qh Ks 9s Tc]
Seat 1: cold: deck showed [9d Jd] and lost with a straight, Nine to King
Seat 2: Ann (button) mucked [2d 2h]
Seat 3: Bob (small blind) showed [Jh Ad] and won ($38.20) with a straight, Ten to Ace
Seat 5: Cid (x) (big blind) folded on the Flop
Seat 6: Dee folded before Flop
`;

/** A hand with two runs and a cash-out. */
export const twice = `PokerStars Hand #255000000002:  Omaha Pot Limit (€5/€10 EUR) - 2025/11/30 0:40:18 CET [2025/11/29 18:40:18 ET]
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann (€1000 in chips)
Seat 2: Bob (€1000 in chips)
Ann: posts small blind €5
Bob: posts big blind €10
*** HOLE CARDS ***
Ann: raises €20 to €30
Bob: calls €20
*** FLOP *** [3d Kd 9h]
Bob: bets €60
Ann: raises €180 to €240
Bob: raises €540 to €780
Ann: raises €190 to €970 and is all-in
Bob: calls €190 and is all-in
*** FIRST TURN *** [3d Kd 9h] [8h]
*** FIRST RIVER *** [3d Kd 9h 8h] [4s]
*** SECOND TURN *** [3d Kd 9h] [2s]
*** SECOND RIVER *** [3d Kd 9h 2s] [Kc]
*** FIRST SHOW DOWN ***
Bob: shows [Jd Ts Qd Qs] (a pair of Queens)
Ann: shows [7s 9s 7h Jh] (a pair of Nines)
Bob collected €998.50 from pot
*** SECOND SHOW DOWN ***
Bob: shows [Jd Ts Qd Qs] (two pair, Kings and Queens)
Ann: shows [7s 9s 7h Jh] (two pair, Kings and Nines)
Bob collected €998.50 from pot
Ann cashed out the hand for €22.77 | Cash Out Fee €0.46
*** SUMMARY ***
Total pot €2000 | Rake €3
Hand was run twice
FIRST Board [3d Kd 9h 8h 4s]
SECOND Board [3d Kd 9h 2s Kc]
Seat 1: Ann (button) (small blind) showed [7s 9s 7h Jh] and lost with a pair of Nines, and lost with two pair, Kings and Nines (cashed out)
Seat 2: Bob (big blind) showed [Jd Ts Qd Qs] and won (€998.50) with a pair of Queens, and won (€998.50) with two pair, Kings and Queens
`;

/** A tournament hand with antes, a fixed limit and an all-in ante. */
export const tournament = `PokerStars Hand #255000000003: Tournament #3000000000, $3.00+$0.30 USD Hold'em Limit - Level V (75/150) - 2025/01/06 19:00:00 CET [2025/01/06 13:00:00 ET]
Table '3000000000 7' 9-max Seat #9 is the button
Seat 1: Ann (3000 in chips)
Seat 4: Bob (10 in chips)
Seat 9: Cid (2985 in chips)
Ann: posts the ante 15
Bob: posts the ante 10 and is all-in
Cid: posts the ante 15
Ann: posts small blind 37
*** HOLE CARDS ***
Cid: folds
Uncalled bet (37) returned to Ann
*** FLOP *** [8s Qh Ks]
*** TURN *** [8s Qh Ks] [9s]
*** RIVER *** [8s Qh Ks 9s] [Tc]
*** SHOW DOWN ***
Ann: shows [As Js] (a Royal Flush)
Ann collected 40 from pot
Bob finished the tournament in 7th place
*** SUMMARY ***
Total pot 40 | Rake 0
Board [8s Qh Ks 9s Tc]
Seat 1: Ann (small blind) showed [As Js] and won (40) with a Royal Flush
Seat 4: Bob (big blind) mucked
Seat 9: Cid (button) folded before Flop (didn't bet)
`;

/** A hand of a cap game. */
export const capped = `PokerStars Hand #255000000004:  Hold'em No Limit ($0.25/$0.50 - $10 Cap -  USD) - 2025/01/06 19:00:00 CET [2025/01/06 13:00:00 ET]
Table 'Vesta' 9-max Seat #1 is the button
Seat 1: Ann ($52.25 in chips)
Seat 2: Bob ($4 in chips)
Ann: posts small blind $0.25
Bob: posts big blind $0.50
*** HOLE CARDS ***
Ann: raises $9.50 to $10 and has reached the $10 cap
Bob: folds
Uncalled bet ($9.50) returned to Ann
Ann collected $1 from pot
Ann: doesn't show hand
*** SUMMARY ***
Total pot $1 | Rake $0
Seat 1: Ann (button) (small blind) collected ($1)
Seat 2: Bob (big blind) folded before Flop
`;

/** A play-money hand. */
export const playMoney = `PokerStars Hand #255000000005:  Omaha Pot Limit (100/200) - 2025/01/06 13:00:00 ET
Table 'Vesta' 2-max (Play Money) Seat #1 is the button
Seat 1: Ann (5225 in chips)
Seat 2: Bob (20400 in chips)
Ann: posts small blind 100
Bob: posts big blind 200
*** HOLE CARDS ***
Ann: folds
Uncalled bet (100) returned to Bob
Bob collected 200 from pot
Bob: doesn't show hand
*** SUMMARY ***
Total pot 200 | Rake 0
Seat 1: Ann (button) (small blind) folded before Flop
Seat 2: Bob (big blind) collected (200)
`;
