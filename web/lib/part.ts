/**
 * A part of a page that React draws at build time and a script fills. The component and the script name the part and its slots
 * through one definition, so that a renamed slot does not compile.
 */

/** Text; whether the slot is shown; text and attributes; or copies of other parts. */
type Filling = string | boolean | Readonly<Record<string, string>> | Node[];

/** What an element of a slot is marked with. */
export type SlotAttributes = { 'data-slot': string; 'data-choice': string | undefined };

/** The values for which an element of a slot may be drawn: of several, the one that fits is shown. */
type Choice<Value> = Value extends string ? Value : never;

export function definePart<Values extends { [Slot in keyof Values]: Filling | undefined }>(name: string) {
  type Slot = keyof Values & string;
  const selector = `[data-part="${name}"]`;
  const slotsIn = (root: ParentNode) =>
    [...root.querySelectorAll('[data-slot]')].map(
      (element) => [element, element.getAttribute('data-slot') as Slot] as const,
    );

  return {
    /** Attributes of the part itself; with a key where a page has several. */
    root: (key?: string) => ({ 'data-part': name, 'data-key': key }),
    /** Attributes of the template whose copies are filled. */
    template: { 'data-template': name },
    /** Attributes of an element that is filled. */
    slot: <Key extends Slot>(key: Key, choice?: Choice<Values[Key]>): SlotAttributes => ({
      'data-slot': key,
      'data-choice': choice,
    }),
    all: (root: ParentNode = document): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)],
    find: (root: ParentNode = document): HTMLElement | null => root.querySelector<HTMLElement>(selector),
    place: (root: ParentNode, slot: Slot): HTMLElement | null =>
      root.querySelector<HTMLElement>(`[data-slot="${slot}"]`),
    /** Fills the given slots, and hides those that are false. Parts inside this one have slots of other names. */
    fill(root: ParentNode, values: Partial<Values>): void {
      for (const [element, slot] of slotsIn(root)) {
        const value = values[slot];
        if (value !== undefined) element.toggleAttribute('hidden', !put(element, value));
      }
    },
    /** A filled copy of the template, without slots that have no value or another choice. */
    clone(values: Values): DocumentFragment {
      const template = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
      if (!template) throw new Error(`The page has no template ${name}`);
      const copy = template.content.cloneNode(true) as DocumentFragment;
      for (const [element, slot] of slotsIn(copy)) if (!put(element, values[slot] ?? false)) element.remove();
      return copy;
    },
  };
}

/** Text is inserted as text, never as markup. @returns whether the slot is shown */
function put(element: Element, value: Filling): boolean {
  const choice = element.getAttribute('data-choice');
  if (choice !== null) return choice === value;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') write(element, value);
  else if (Array.isArray(value)) element.replaceChildren(...value);
  else fillAttributes(element, value);
  return true;
}

function fillAttributes(element: Element, { text, ...attributes }: Readonly<Record<string, string>>): void {
  if (text !== undefined) write(element, text);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Only if it has changed: a live region would be read out again. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

const states = new WeakMap<Element, string>();

/** Redraws a place on a change of its state only, so that the position of keyboard and screen reader users is kept. */
export function redraw(place: HTMLElement | null, state: readonly unknown[], draw: () => Node[]): void {
  if (!place) return;
  const next = JSON.stringify(state);
  if (states.get(place) === next) return;
  states.set(place, next);
  place.hidden = state.length === 0;
  place.replaceChildren(...draw());
}
