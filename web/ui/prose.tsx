/** What a file of prose says: paragraphs, lists, sources; what the page makes itself is handed in. */
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
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    return (
      <p key={key} className={block.kind === 'source' ? 'small dim' : undefined}>
        <LinkedText text={block.text} />
      </p>
    );
  });
}

/** Links as Markdown writes them: [account page](/account). */
const LinkedText = ({ text }: { text: string }) =>
  text.split(/(\[.+?\]\(.+?\))/).map((part) => {
    const [, words, href] = part.match(/^\[(.+)\]\((.+)\)$/) ?? [];
    if (!href) return part;
    if (!/^[/#]/.test(href))
      return (
        <OutboundLink key={part} href={href}>
          {words}
        </OutboundLink>
      );
    return (
      <a key={part} href={href}>
        {words}
      </a>
    );
  });
