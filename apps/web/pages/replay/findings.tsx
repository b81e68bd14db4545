import '../../components/findings.css';
import { RuleText } from '../../components/rule-text.js';
import { findingMessage, findingValue, withNames } from '../../messages/finding-text.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import { positionOf } from './hand/navigation.js';
import type { Finding, ReplayedHand } from './hand/record.js';
import { at, goTo } from './state/step.js';
import { type PlainKey, t } from './translate.js';
import { nameOf } from './words.js';

const SEVERITIES: ReadonlySet<string> = new Set<PlainKey>([
  'rejected',
  'illegal',
  'mismatch',
  'unverifiable',
  'suspect',
  'notice',
]);
const isSeverity = (text: string): text is 'illegal' => SEVERITIES.has(text);

const shown = (text: string): string => visible(shortened(text, 400));

/** All findings of the hand. Those of the step that is shown are open, with their rules. */
export const Findings = ({ hand }: { readonly hand: ReplayedHand }) => (
  <section class="hand-findings">
    <h2>{t('findings')}</h2>
    {hand.findings.length === 0 && <p class="small">{t('noFindings')}</p>}
    <ul class="findings">
      {hand.findings.map((finding, index) => (
        <FindingItem key={index} finding={finding} hand={hand} />
      ))}
    </ul>
  </section>
);

const FindingItem = ({ finding, hand }: { readonly finding: Finding; readonly hand: ReplayedHand }) => {
  const { code, severity, line, seat, rules, expected, actual } = finding;
  const player = hand.players.find((each) => each.seat === seat);
  const message = withNames(findingMessage(finding, language.value), hand.players);
  const position = positionOf(finding, hand.steps);
  const isHere = position === at.value;
  return (
    <li class="finding" data-code={code}>
      <button type="button" class="finding-head" aria-expanded={isHere} onClick={() => goTo(hand, position)}>
        <span class={`badge ${severity}`}>{isSeverity(severity) ? t(severity) : severity}</span>{' '}
        <code>{code}</code>
        <bdi class="message">{shown(message)}</bdi>
        <span class="small">
          {t('atStep', { at: position })} · {t('line', { line })}
          {player !== undefined && (
            <>
              {' · '}
              <bdi>{nameOf(player.name)}</bdi>
            </>
          )}
        </span>
      </button>
      {isHere && (
        <div class="finding-detail">
          {rules.map((id) => (
            <RuleText key={id} id={id} />
          ))}
          <dl class="terms">
            {(
              [
                ['expected', expected],
                ['actual', actual],
              ] as const
            ).map(
              ([name, value]) =>
                value !== null && (
                  <div key={name}>
                    <dt>{t(name)}</dt>
                    <dd>
                      <bdi>{shown(findingValue(code, value, language.value))}</bdi>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      )}
    </li>
  );
};
