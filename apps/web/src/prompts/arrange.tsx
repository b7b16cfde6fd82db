import type { ReactNode } from 'react'
import { TrayCard } from '../table/card/tray-card.tsx'
import { entityName } from '../table/entities.ts'
import { Choice, Tray } from './components.tsx'
import { type Drafts, moved, type PanelProps, type Prompt, panelOnly } from './prompt.ts'
import styles from './prompts.module.css'

export const arrangePrompt: Prompt<'arrange'> = {
  ...panelOnly,
  start: ({ items, places }) => places.map((_, place) => (place === 0 ? items.map((_item, index) => index) : [])),
  confirm: (_, draft) => draft,
  hint: ({ places }) => `Each card goes to one of: ${places.join(', ')}.`,
  Panel: ArrangePanel,
}

const withPlace = (draft: Drafts['arrange'], item: number, to: number): Drafts['arrange'] =>
  draft.map((list, place) => {
    const rest = list.filter((other) => other !== item)
    return place === to ? [...rest, item] : rest
  })

function ArrangePanel({ decision, draft, scene, setDraft, answer }: PanelProps<'arrange'>): ReactNode {
  const { items, places } = decision
  return (
    <>
      <Tray title={decision.text}>
        {draft.map((list, place) => (
          <section key={places[place]} className={styles['place']} aria-label={places[place]}>
            <h3>{places[place]}</h3>
            <div className={styles['cards']}>
              {list.map((item, index) => {
                const entity = items[item] ?? 0
                const name = entityName(scene.view, entity)
                return (
                  <div key={item} className={styles['slot']}>
                    <TrayCard entity={entity} mark={null} />
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
