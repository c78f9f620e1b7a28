import { CallableText } from '../../i18n/callable-text.tsx';

/** The words of an answer. */
export function AnswerText({ text }: { text: string }) {
  return (
    <p className="measure-60 whitespace-pre-line">
      <CallableText text={text} />
    </p>
  );
}
