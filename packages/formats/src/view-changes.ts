import type { GameView } from '@spellwright/engine'

/** The JSON of each part of a view; of a list of objects, the JSON of each element. */
export type ViewTexts = Readonly<Record<string, string | readonly string[]>>

/** What is different in a view from the one that was sent before. Parts that are not named are the same. */
export interface ViewChanges {
  readonly parts: Readonly<Record<string, unknown>>
  /** Of each list that changed, its elements: the number of an element of the list before, or a new one. */
  readonly lists: Readonly<Record<string, readonly unknown[]>>
}

const isListOfObjects = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.length > 0 && value.every((element) => typeof element === 'object' && element !== null)

/** The parts of a view as texts, to be compared part by part with those of the next view. */
export function viewTexts(view: GameView): ViewTexts {
  const texts: Record<string, string | readonly string[]> = {}
  for (const [name, part] of Object.entries(view))
    texts[name] = isListOfObjects(part)
      ? part.map((element) => JSON.stringify(element))
      : (JSON.stringify(part) ?? 'null')
  return texts
}

function listChanges(before: readonly string[], now: readonly string[], list: readonly unknown[]): unknown[] | null {
  const numbers = new Map(before.map((text, index) => [text, index]))
  const changes = now.map((text, index) => numbers.get(text) ?? list[index])
  return now.length === before.length && now.every((text, index) => text === before[index]) ? null : changes
}

/** The changes that make `view` of the view with the texts `before`. */
export function viewChanges(before: ViewTexts, now: ViewTexts, view: GameView): ViewChanges {
  const parts: Record<string, unknown> = {}
  const lists: Record<string, readonly unknown[]> = {}
  for (const [name, part] of Object.entries(view)) {
    const [old, text] = [before[name], now[name]]
    if (typeof old === 'object' && typeof text === 'object') {
      const changes = listChanges(old, text, part as readonly unknown[])
      if (changes !== null) lists[name] = changes
    } else if (old !== text) parts[name] = part ?? null
  }
  return { parts, lists }
}

/** The view after the changes. */
export function changedView(before: GameView, { parts, lists }: ViewChanges): GameView {
  const view: Record<string, unknown> = { ...before, ...parts }
  for (const [name, list] of Object.entries(lists)) {
    const old = (before as unknown as Record<string, readonly unknown[]>)[name] ?? []
    view[name] = list.map((element) => (typeof element === 'number' ? old[element] : element))
  }
  return view as unknown as GameView
}
