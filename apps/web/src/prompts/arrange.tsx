import { type ReactNode, useState } from 'react'
import { TrayCard } from '../table/card/tray-card.tsx'
import { entityName } from '../table/entities.ts'
import { Choice, Tray } from './components.tsx'
import { type Drafts, moved, type PanelProps, type Prompt, panelOnly } from './prompt.ts'
import styles from './prompts.module.css'

type Places = Drafts['arrange']

/** Puts a card into a place, before the card at that position or at the end. */
const withPlace = (draft: Places, item: number, to: number, at = Number.POSITIVE_INFINITY): Places =>
  draft.map((list, place) => {
    const rest = list.filter((other) => other !== item)
    return place === to ? rest.toSpliced(Math.min(at, rest.length), 0, item) : rest
  })

/** Puts a card into the next place: from the top to the bottom, and back. */
const withNextPlace = (draft: Places, item: number): Places => {
  const now = draft.findIndex((list) => list.includes(item))
  return withPlace(draft, item, (now + 1) % draft.length)
}

export const arrangePrompt: Prompt<'arrange'> = {
  ...panelOnly,
  start: ({ items, places }) => places.map((_, place) => (place === 0 ? items.map((_item, index) => index) : [])),
  confirm: (_, draft) => draft,
  digit: ({ items }, draft, digit) =>
    digit >= 1 && digit <= items.length ? { draft: withNextPlace(draft, digit - 1) } : null,
  hint: ({ places }) => `Click or drag a card, or press its number: ${places.join(' or ')}. The first is the topmost.`,
  Panel: ArrangePanel,
}

function ArrangePanel({ decision, draft, scene, setDraft, answer }: PanelProps<'arrange'>): ReactNode {
  const { items, places } = decision
  /** The card that is dragged. */
  const [dragged, setDragged] = useState<number | null>(null)
  const drop = (place: number, at?: number): void => {
    if (dragged !== null) setDraft(withPlace(draft, dragged, place, at))
    setDragged(null)
  }
  return (
    <>
      <Tray title={decision.text}>
        {draft.map((list, place) => (
          <section
            key={places[place]}
            className={styles['place']}
            aria-label={places[place]}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(place)}
          >
            <h3>
              {places[place]} ({list.length})
            </h3>
            <div className={styles['cards']}>
              {list.map((item, index) => {
                const entity = items[item] ?? 0
                const name = entityName(scene.view, entity)
                return (
                  // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below and the number keys do the same
                  <div
                    key={item}
                    className={styles['slot']}
                    draggable
                    onDragStart={() => setDragged(item)}
                    onDragOver={(event) => event.preventDefault()}
                    onDrop={(event) => {
                      event.stopPropagation()
                      drop(place, index)
                    }}
                  >
                    <TrayCard entity={entity} mark="legal" onPick={() => setDraft(withNextPlace(draft, item))} />
                    <div className={styles['row']}>
                      <button
                        type="button"
                        className={styles['small']}
                        aria-label={`Move ${name} earlier`}
                        disabled={index === 0}
                        onClick={() => setDraft(draft.map((l, p) => (p === place ? moved(l, index, index - 1) : l)))}
                      >
                        ◀
                      </button>
                      {places.map((other, to) =>
                        to === place ? null : (
                          <button
                            key={other}
                            type="button"
                            className={styles['small']}
                            aria-label={`Put ${name}: ${other}`}
                            onClick={() => setDraft(withPlace(draft, item, to))}
                          >
                            {other}
                          </button>
                        ),
                      )}
                    </div>
                  </div>
                )
              })}
              {list.length === 0 && <p className={styles['empty']}>none</p>}
            </div>
          </section>
        ))}
      </Tray>
      <Choice label="Confirm" keyAction="confirm" tone="main" onPick={() => answer(draft)} />
    </>
  )
}
