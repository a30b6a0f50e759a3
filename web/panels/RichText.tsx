/** A text of the learning pages with its terms to tap. */
import { paragraphs, richParts } from '../learn/rich.ts';
import { Term } from './Term.tsx';

export const RichLine = ({ text }: { text: string }) => (
  <>
    {richParts(text).map((part, at) =>
      typeof part === 'string' ? (
        part
      ) : part.shown === null ? (
        <Term key={at} id={part.term} />
      ) : (
        <Term key={at} id={part.term}>
          {part.shown}
        </Term>
      ),
    )}
  </>
);

/** Each line of the text is a paragraph. */
export const RichText = ({ text }: { text: string }) => (
  <>
    {paragraphs(text).map((line) => (
      <p key={line}>
        <RichLine text={line} />
      </p>
    ))}
  </>
);
