import { otherErrors } from '../../api/problem.js';
import type { Ruling, RulingCatalogue } from './api.js';
import { outcomeName } from './inputs/ruling.js';
import { rulingInputs } from './state/rulings-game.js';
import { answerOf, askAgain, hasUnreadFact, isSameElsewhere, questionElsewhere } from './state/rulings.js';
import { language } from '../../state/settings.js';
import { ProblemMessage } from '../../components/problem-message.js';
import { QuestionField } from './question.js';
import { t } from './translate.js';

interface AnswerProps {
  readonly house: string;
  readonly catalogue: RulingCatalogue;
  readonly title: string;
  /** Whether it is the answer of the house, and not that of another one. */
  readonly isMain: boolean;
}

/** The ruling of a house with its explanation and its rules, or why there is none. */
export const RulingAnswer = ({ house, catalogue, title, isMain }: AnswerProps) => {
  const name = catalogue.houses.find(({ id }) => id === house)?.name[language.value] ?? house;
  const answer = answerOf(house);
  return (
    <section class={isMain ? 'ruling main' : 'ruling'} data-house={house} aria-label={`${title}: ${name}`}>
      <h2>
        {title} <span class="small">{name}</span>
      </h2>
      <div aria-live={isMain ? 'polite' : 'off'}>
        {answer?.ruling != null &&
          (!isMain && isSameElsewhere.value ? (
            <SameRuling ruling={answer.ruling} catalogue={catalogue} />
          ) : (
            <RulingText ruling={answer.ruling} catalogue={catalogue} />
          ))}
        {hasUnreadFact.value && <p class="small">{t('needsFact')}</p>}
        {answer?.problem != null && <Unanswered house={house} isMain={isMain} />}
      </div>
    </section>
  );
};

/** The problem of a request that no question above can solve. */
const Unanswered = ({ house, isMain }: { readonly house: string; readonly isMain: boolean }) => {
  const problem = answerOf(house)?.problem;
  if (problem == null) return null;
  const further = isMain ? null : questionElsewhere.value;
  if (further !== null)
    return (
      <>
        <p class="small">{t('elsewhereNeeds')}</p>
        <QuestionField key={further.pointer} question={further} problem={null} isNext={false} />
      </>
    );
  if (problem.errors?.some(({ code }) => code === 'missing-fact') === true)
    return <p class="small">{t('needsFact')}</p>;
  const shown = rulingInputs.value.facts.map(({ pointer }) => pointer);
  const others = otherErrors(problem, shown);
  if (problem.errors !== undefined && others.length === 0) return <p class="small">{t('needsFact')}</p>;
  return (
    <>
      <ProblemMessage problem={problem} title={t('notComputed')} />
      <button type="button" onClick={askAgain}>
        {t('again')}
      </button>
    </>
  );
};

interface TextProps {
  readonly ruling: Ruling;
  readonly catalogue: RulingCatalogue;
}

const RulingText = ({ ruling, catalogue: { names, rules } }: TextProps) => {
  const { ruling: id, discretion, explanation } = ruling;
  const nameOf = (ruled: string): string => names.rulings[ruled]?.[language.value] ?? ruled;
  const outcome = outcomeName(names, ruling)?.[language.value];
  return (
    <>
      <p class="verdict">
        <strong>{nameOf(id)}</strong> {outcome !== undefined && <span class="hand-outcome">{outcome}</span>}
      </p>
      <p class="explanation">{explanation}</p>
      {discretion !== null && (
        <div class="discretion">
          <p>{t('mayChoose')}</p>
          <ol>
            {discretion.outcomes.map((choice) => {
              const end = outcomeName(names, choice)?.[language.value];
              return (
                <li key={choice.ruling}>
                  <strong>{nameOf(choice.ruling)}</strong>
                  {end !== undefined && ` (${end})`}. {choice.why}
                </li>
              );
            })}
          </ol>
        </div>
      )}
      <RuleTexts ruling={ruling} rules={rules} />
    </>
  );
};

/** The ruling of a house that rules as the one above it does. */
const SameRuling = ({ ruling, catalogue: { rules } }: TextProps) => {
  const here = answerOf(rulingInputs.value.house)?.ruling;
  return (
    <>
      <p class="verdict">
        <strong>{t('theSame')}</strong>
      </p>
      {here?.rules.join() !== ruling.rules.join() && <RuleTexts ruling={ruling} rules={rules} />}
    </>
  );
};

const RuleTexts = ({ ruling, rules }: Pick<TextProps, 'ruling'> & Pick<RulingCatalogue, 'rules'>) => (
  <>
    <h3 class="unseen">{t('rules')}</h3>
    {ruling.rules.map((ruleId) => {
      const rule = rules.get(ruleId);
      return (
        <details class="rule" key={ruleId}>
          <summary>
            <span class="rule-id">{ruleId}</span> {rule?.title[language.value]}
          </summary>
          <p>{rule?.text[language.value]}</p>
        </details>
      );
    })}
  </>
);
