/** Renders a prose file: paragraphs, lists, sources; generated parts are passed in. */
import { Lexer, type Token } from 'marked';
import type { ReactNode } from 'react';
import type { Block } from '../../content/prose.ts';
import { OutboundLink } from './links.tsx';

type Props = { blocks: readonly Block[]; made?: Readonly<Record<string, ReactNode>> };

export function ProseBlocks({ blocks, made = {} }: Props) {
  return blocks.map((block) => {
    const key = JSON.stringify(block);
    if (block.kind === 'made') return <div key={key}>{made[block.name]}</div>;
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    return (
      <p key={key} className={block.kind === 'source' ? 'small dim' : undefined}>
        <Words text={block.text} />
      </p>
    );
  });
}

/** Links and emphasis in Markdown; content/prose.ts allows nothing else. */
const Words = ({ text }: { text: string }) => Lexer.lexInline(text).map(inline);

function inline(token: Token): ReactNode {
  const key = token.raw;
  const within = 'tokens' in token ? token.tokens?.map(inline) : undefined;
  switch (token.type) {
    case 'link':
      if (/^https?:/.test(token.href))
        return (
          <OutboundLink key={key} href={token.href}>
            {within}
          </OutboundLink>
        );
      return (
        <a key={key} href={token.href}>
          {within}
        </a>
      );
    case 'strong':
      return <strong key={key}>{within}</strong>;
    case 'em':
      return <em key={key}>{within}</em>;
    case 'text':
    case 'escape':
      return token.text;
    default:
      throw new Error(`${token.type} has no look on our pages: ${token.raw}`);
  }
}
