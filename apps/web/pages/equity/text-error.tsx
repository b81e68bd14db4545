import type { ProblemDetail } from '#client';

/** An error message, and the text with the error marked. */
export const TextError = ({ error, text }: { readonly error: ProblemDetail; readonly text: string }) => {
  const at = (error.at ?? 0) - 1;
  if (at < 0 || at > text.length) return <>{error.message}</>;
  const end = at + Math.max(1, error.length ?? 1);
  const from = Math.max(0, at - 16);
  return (
    <>
      {error.message}
      <code class="snippet">
        {from > 0 && '…'}
        {text.slice(from, at)}
        <mark>{at >= text.length ? '\u00a0' : text.slice(at, end)}</mark>
        {text.slice(end, end + 16)}
        {end + 16 < text.length && '…'}
      </code>
    </>
  );
};
