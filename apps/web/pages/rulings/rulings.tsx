import './rulings.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { House, Incident, RulingCatalogue } from './api.js';
import { MOMENTS } from './api.js';
import { fieldAt, LIMITS, otherHouse, searchIncidents, withGame, withoutFact } from './inputs/ruling.js';
import { readAnswer } from './inputs/typed-answer.js';
import type { PlainKey } from './translate.js';
import { games } from '../../games/games.js';
import {
  answerOf,
  catalogue,
  catalogueProblem,
  changeRuling,
  incident,
  nextQuestion,
  openDetails,
} from './state/rulings.js';
import { rulingInputs } from './state/rulings-game.js';
import { language } from '../../state/settings.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { errorText, factText, QuestionField } from './question.js';
import { RulingAnswer } from './ruling-answer.js';
import { t } from './translate.js';

/** What the floor decides: the incident, the questions about it, and the ruling. */
export const Rulings = () => (
  <main id="main" class="rulings">
    <div class="intro">
      <h1>{t('rulings')}</h1>
      <p>{t('rulingsLead')}</p>
    </div>
    {catalogue.value === null ? <NoCatalogue /> : <Table known={catalogue.value} />}
  </main>
);

const NoCatalogue = () =>
  catalogueProblem.value === null ? (
    <p class="small">{t('loadingIncidents')}</p>
  ) : (
    <ProblemMessage problem={catalogueProblem.value} />
  );

const Table = ({ known }: { readonly known: RulingCatalogue }) => (
  <>
    <HouseChoice known={known} />
    {incident.value === null ? (
      <IncidentChoice known={known} />
    ) : (
      <Case known={known} chosen={incident.value} />
    )}
  </>
);

const HouseChoice = ({ known }: { readonly known: RulingCatalogue }) => {
  const { house, game, limit } = rulingInputs.value;
  const houses = groupsOfHouses(known.houses);
  const gameNames = [
    { options: (games.value ?? []).map(({ id, name }) => [id, name[language.value]] as const) },
  ];
  const limits = [{ options: LIMITS.map((id) => [id, t(id)] as const) }];
  return (
    <div class="game-choice">
      <Select id="house" label={t('house')} value={house} groups={houses} name="house" />
      <Select id="ruling-game" label={t('game')} value={game} groups={gameNames} name="game" />
      <Select id="limit" label={t('limit')} value={limit} groups={limits} name="limit" />
    </div>
  );
};

/** The rules that card rooms play by, the most common first. The other profiles are those of sites and of formats of logs. */
const CARD_ROOMS: readonly string[] = ['roberts', 'wsop', 'intro'];

const groupsOfHouses = (houses: readonly House[]): readonly OptionGroup[] => {
  const optionOf = ({ id, name }: House): Option => [id, name[language.value]];
  const rooms = CARD_ROOMS.flatMap((id) => houses.filter((house) => house.id === id));
  return [
    { label: t('cardRooms'), options: rooms.map(optionOf) },
    { label: t('sites'), options: houses.filter((house) => !rooms.includes(house)).map(optionOf) },
  ];
};

type Option = readonly [value: string, text: string];

interface OptionGroup {
  /** None for the options of a list without groups. */
  readonly label?: string;
  readonly options: readonly Option[];
}

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly groups: readonly OptionGroup[];
  readonly name: 'house' | 'game' | 'limit';
}

const Select = ({ id, label, value, groups, name }: SelectProps) => (
  <label>
    <span>{label}</span>
    <select
      id={id}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        const other = name === 'game' ? games.peek()?.find(({ id: each }) => each === chosen) : undefined;
        changeRuling((from) => (other === undefined ? { ...from, [name]: chosen } : withGame(from, other)));
      }}
    >
      {groups.every(({ options }) => options.every(([each]) => each !== value)) && (
        <option value={value}>{value}</option>
      )}
      {groups.map(({ label: heading, options }) =>
        heading === undefined ? (
          <Options options={options} />
        ) : (
          <optgroup key={heading} label={heading}>
            <Options options={options} />
          </optgroup>
        ),
      )}
    </select>
  </label>
);

const Options = ({ options }: Pick<OptionGroup, 'options'>) => (
  <>
    {options.map(([each, text]) => (
      <option key={each} value={each}>
        {text}
      </option>
    ))}
  </>
);

const MOMENT_TITLES: Readonly<Record<Incident['moment'], PlainKey>> = {
  deal: 'deal',
  hand: 'hands',
  betting: 'betting',
  showdown: 'showdown',
};

const IncidentChoice = ({ known }: { readonly known: RulingCatalogue }) => {
  const [search, setSearch] = useState('');
  const found = searchIncidents(search, known);
  return (
    <section aria-labelledby="what-happened">
      <h2 id="what-happened">{t('whatHappened')}</h2>
      {rulingInputs.value.type !== null && (
        <p class="error" role="alert">
          {t('unknownIncident')}
        </p>
      )}
      <input
        id="search"
        class="typed search"
        type="search"
        autocomplete="off"
        spellcheck={false}
        aria-label={t('searchIncident')}
        placeholder={t('searchIncident')}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <div role="status">{found.length === 0 && <p class="small">{t('noIncident')}</p>}</div>
      {MOMENTS.map((moment) => {
        const listed = found.filter((each) => each.moment === moment);
        return (
          listed.length > 0 && (
            <section key={moment} class="moment" aria-labelledby={`moment-${moment}`}>
              <h3 id={`moment-${moment}`}>{t(MOMENT_TITLES[moment])}</h3>
              <ul>
                {listed.map(({ type, title }) => (
                  <li key={type}>
                    <button
                      type="button"
                      class="incident"
                      data-incident={type}
                      onClick={() => {
                        changeRuling((from) => ({ ...from, type, facts: [] }));
                        scrollTo(0, 0);
                      }}
                    >
                      {title[language.value]}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
};

interface CaseProps {
  readonly known: RulingCatalogue;
  readonly chosen: Incident;
}

/** The chosen incident: its facts, the next question, and the rulings of two houses. */
const Case = ({ known, chosen }: CaseProps) => {
  const { house } = rulingInputs.value;
  const question = nextQuestion.value;
  const title = useRef<HTMLHeadingElement>(null);
  const pointer = question?.pointer;
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [chosen.type]);
  // The button with the focus is gone when a question was answered.
  useEffect(() => {
    if (document.activeElement !== document.body || pointer === undefined) return;
    document
      .getElementById(`question-${pointer.slice(1).replaceAll('/', '-')}`)
      ?.focus({ preventScroll: true });
  }, [pointer]);
  return (
    <>
      <div class="chosen">
        <h2 ref={title} tabIndex={-1}>
          {chosen.title[language.value]}
        </h2>
        <button
          type="button"
          class="quiet"
          onClick={() => changeRuling((from) => ({ ...from, type: null, facts: [] }))}
        >
          {t('otherIncident')}
        </button>
      </div>
      <Facts known={known} type={chosen.type} />
      {question !== null && (
        <QuestionField
          key={question.pointer}
          question={question}
          problem={answerOf(house)?.problem ?? null}
          isNext
        />
      )}
      <div class="answers">
        <RulingAnswer house={house} catalogue={known} title={t('ruling')} isMain />
        <RulingAnswer house={otherHouse(house)} catalogue={known} title={t('elsewhere')} isMain={false} />
      </div>
      <Details />
    </>
  );
};

/** The facts that were entered, each with a button to change it. A refused one has its error. */
const Facts = ({ known, type }: { readonly known: RulingCatalogue; readonly type: string }) => {
  const { facts, house } = rulingInputs.value;
  const problem = answerOf(house)?.problem ?? null;
  const shown = facts.flatMap((fact) => {
    const field = fieldAt(fact.pointer, type, known);
    return field === null ? [] : [{ fact, field }];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('facts')}>
      <ul class="facts">
        {shown.map(({ fact, field }) => {
          const answer = readAnswer(fact.value, field);
          const reported = (problem?.errors ?? []).filter(
            ({ pointer, code }) => code !== 'missing-fact' && pointer?.startsWith(fact.pointer) === true,
          );
          const errors = answer.ok ? reported.map(({ message }) => message) : [errorText(answer.error)];
          const question = field.question[language.value];
          return (
            <li key={fact.pointer} data-pointer={fact.pointer}>
              <span>
                <span class="small">{question}</span> <strong>{factText(fact, field)}</strong>
                {errors.map((message) => (
                  <span class="error" role="alert" key={message}>
                    {message}
                  </span>
                ))}
              </span>
              <button
                type="button"
                class="quiet"
                aria-label={t('changeFact', { question })}
                onClick={() => changeRuling((from) => withoutFact(from, fact.pointer))}
              >
                {t('change')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** The circumstances that the ruling does not need, but that may change it. */
const Details = () => {
  const questions = openDetails.value;
  if (questions.length === 0) return null;
  return (
    <details class="more">
      <summary>{t('details')}</summary>
      <p class="small">{t('detailsNote')}</p>
      {questions.map((question) => (
        <QuestionField key={question.pointer} question={question} problem={null} isNext={false} />
      ))}
    </details>
  );
};
