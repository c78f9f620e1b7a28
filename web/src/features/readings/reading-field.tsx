import { type Bound, type DropSize, type Parameter, plausibility } from '@limpid/chemistry';
import { type KeyboardEvent, useState } from 'react';
import { canonicalValue, formatWithUnit, parameterDisplay, shownValue } from '../../i18n/parameters.ts';
import { engineText, useSentences } from '../../i18n/engine-text.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { parseTypedNumber } from '../../ui/fields/typed-number.ts';
import { lazy } from '../../ui/lazy.tsx';
import { isSlow, type LastValue, lastText } from './last-value.ts';
import { Confirmation } from './value-confirmation.tsx';
import { isOpen, type TypedQuestion, typedQuestion } from './typed-value.ts';

// Only for people who count drops.
const { Lazy: DropCounter } = lazy(() => import('./drop-counter.tsx').then((part) => part.DropCounter));

interface ReadingFieldProps {
  parameter: Parameter;
  /** where the usual name doesn't say where the value comes from */
  label?: string | undefined;
  ownKeys?: boolean | undefined;
  value: number | undefined;
  /** the test ended there */
  bound?: Bound | undefined;
  /** with the text as typed where it is asked about */
  onChange: (value: number | undefined, bound?: Bound, text?: string) => void;
  /** what was typed before and is still asked about */
  asked?: string | undefined;
  /** says that the log doubts this value */
  doubt?: string | undefined;
  /** the person said that it is right */
  isConfirmed?: boolean | undefined;
  onConfirm?: (() => void) | undefined;
  last?: LastValue | undefined;
  error?: string | undefined;
  /** given where this person counts drops */
  drops?: DropSize[] | undefined;
  autoFocus?: boolean;
  now: number;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** One measured value: typed or counted in drops, with the last one beside it and a question where it looks like a slip. */
export function ReadingField({
  parameter,
  label,
  ownKeys,
  value,
  bound,
  onChange,
  asked: startText,
  doubt,
  isConfirmed,
  onConfirm,
  last,
  error,
  drops,
  autoFocus,
  now,
  onKeyDown,
}: ReadingFieldProps) {
  const { units } = useUnits();
  useSentences();
  const usual = parameterDisplay(parameter, units);
  const display = { ...usual, label: label ?? usual.label };
  const [isSame, setSame] = useState(false);
  const [question, setQuestion] = useState(() => (startText === undefined ? undefined : typedQuestion(parameter, startText, units)));
  const hasToAnswer = question !== undefined && question.kind !== 'meant';
  const finding = value === undefined || error || hasToAnswer || isConfirmed ? null : plausibility(parameter, value);
  const ended = bound === undefined || value === undefined ? undefined : { kind: bound, value };
  const asked = question ?? ended;
  const warning = [
    asked && questionText(asked, parameter, units),
    finding && (question || !ended) && engineText(finding.text, finding.messages),
    !isConfirmed && doubt,
  ];
  const offersLast = last && isSlow(parameter) && value === undefined && !question;
  const read = (text: string) => {
    const asked = typedQuestion(parameter, text, units);
    if (isBound(asked)) return shownValue(parameter, asked.value, units);
    return isOpen(asked) ? Number.NaN : parseTypedNumber(text);
  };
  const hear = (text: string) => {
    const asked = typedQuestion(parameter, text, units);
    setQuestion(asked);
    setSame(false);
    const typed = read(text);
    const isNothing = typed === null || Number.isNaN(typed);
    onChange(
      isNothing ? undefined : isBound(asked) ? asked.value : canonicalValue(parameter, typed, units),
      isBound(asked) ? asked.kind : undefined,
      (asked && !isBound(asked)) || (typed !== null && isNothing) ? text : undefined,
    );
  };
  const answer = (meant: number | undefined, isAsBefore = false) => {
    setQuestion(undefined);
    setSame(isAsBefore);
    onChange(meant);
  };
  return (
    <div>
      <NumberField
        ownKeys={ownKeys}
        label={display.label}
        size="lg"
        unit={display.unit}
        decimals={Math.max(display.decimals, 2)}
        leastDecimals={display.leastDecimals}
        value={value === undefined ? null : shownValue(parameter, value, units)}
        onChange={() => undefined}
        prefix={bound === undefined || isBound(question) ? undefined : bound === 'below' ? '<' : '>'}
        read={read}
        startText={startText}
        onText={hear}
        isAskedAbout={question !== undefined}
        isInvalid={error !== undefined}
        error={hasToAnswer ? undefined : error}
        warning={warning.filter(Boolean).join(' ') || undefined}
        hint={isSame ? m.log_same_as_last_hint() : undefined}
        beside={offersLast ? <SameAsLast parameter={parameter} value={last.value} onTake={(same) => answer(same, true)} /> : undefined}
        aside={last && lastText(parameter, last, units, now)}
        autoFocus={autoFocus}
        enterKeyHint="next"
        onKeyDown={onKeyDown}
      />
      <Answers parameter={parameter} meant={meantBy(question, finding?.values?.['likely'])} onAnswer={answer} />
      {onConfirm && value !== undefined ? (
        <Confirmation isAsked={doubt !== undefined || finding?.severity === 'ask'} isConfirmed={isConfirmed} onConfirm={onConfirm} />
      ) : null}
      {drops ? (
        <DropCounter
          label={display.label}
          sizes={drops}
          ownKeys={ownKeys}
          onCount={(ppm) => answer(ppm)}
          waiting={<div className="mt-2 h-12" />}
        />
      ) : null}
    </div>
  );
}

/** For a value that was measured again and is what it was. */
function SameAsLast({ parameter, value, onTake }: { parameter: Parameter; value: number; onTake: (value: number) => void }) {
  const { units } = useUnits();
  const label = `${m.log_same_as_last()}: ${formatWithUnit(parameter, value, units)}`;
  return (
    <Button variant="quiet" size="sm" aria-label={label} onClick={() => onTake(value)}>
      {m.log_same_as_last()}
    </Button>
  );
}

type BoundTyped = Extract<TypedQuestion, { kind: Bound }> & { value: number };
/** "<30" and ">100" are saved as bounds. */
const isBound = (question: TypedQuestion | undefined): question is BoundTyped =>
  (question?.kind === 'below' || question?.kind === 'above') && question.value !== undefined;

function Answers({ parameter, meant, onAnswer }: { parameter: Parameter; meant: number[]; onAnswer: (value: number) => void }) {
  const { units } = useUnits();
  return (
    <div className="mt-1 flex flex-wrap gap-1 empty:hidden">
      {meant.map((value) => (
        <Button key={value} variant="quiet" size="sm" onClick={() => onAnswer(value)}>
          {m.log_likely({ value: formatWithUnit(parameter, value, units) })}
        </Button>
      ))}
    </div>
  );
}

/** What may have been meant: the answers to a question, and what a slip was likely to be. */
const meantBy = (question: TypedQuestion | undefined, likely: number | undefined): number[] => [
  ...new Set([...(question ? answersTo(question) : []), ...(likely === undefined ? [] : [likely])]),
];

function answersTo(question: TypedQuestion): number[] {
  if (question.kind === 'grouping') return question.values;
  if (question.kind === 'meant') return [];
  return question.value === undefined || isBound(question) ? [] : [question.value];
}

function questionText(question: TypedQuestion, parameter: Parameter, units: Units): string {
  const show = (value: number) => formatWithUnit(parameter, value, units);
  switch (question.kind) {
    case 'grouping':
      return m.log_ask_grouping({ small: show(question.values[0]), large: show(question.values[1]) });
    case 'meant':
      return m.log_ask_meant({ small: show(question.values[0]), large: show(question.values[1]) });
    case 'celsius':
      return m.log_ask_celsius({ celsius: question.value, value: show(question.value) });
    case 'decimal':
      return m.log_ask_decimal({ value: show(question.value) });
    case 'below':
      return parameter === 'cyanuricAcidPpm'
        ? m.log_ask_below_cya({ value: show(question.value) })
        : m.log_ask_below({ value: show(question.value) });
    case 'above':
      return question.value === undefined ? m.log_ask_over() : m.log_ask_above({ value: show(question.value) });
  }
}
