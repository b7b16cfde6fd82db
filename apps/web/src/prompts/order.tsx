import type { ReactNode } from 'react'
import { Choice, Tray } from './components.tsx'
import { moved, type PanelProps, type Prompt, panelOnly } from './prompt.ts'
import styles from './prompts.module.css'

export const orderPrompt: Prompt<'order'> = {
  ...panelOnly,
  start: ({ items }) => items.map((_, index) => index),
  confirm: (_, draft) => draft,
  hint: () => 'Move them into the order you want.',
  Panel: OrderPanel,
}

const ENDS: Readonly<Record<string, readonly [string, string]>> = {
  orderTriggers: ['goes on the stack first, resolves last', 'resolves first'],
  orderTimestamps: ['earliest', 'latest'],
  orderCards: ['first', 'last'],
}

function OrderPanel({ decision, draft, setDraft, answer }: PanelProps<'order'>): ReactNode {
  const [first, last] = ENDS[decision.purpose] ?? ['first', 'last']
  return (
    <>
      <Tray title={decision.text}>
        <ol className={styles['list']}>
          {draft.map((item, place) => {
            const label = decision.items[item]?.label ?? ''
            return (
              <li key={item}>
                <span className={styles['label']}>
                  {label}
                  <small>{place === 0 ? first : place === draft.length - 1 ? last : ''}</small>
                </span>
                <button
                  type="button"
                  className={styles['small']}
                  aria-label={`Move ${label} up`}
                  disabled={place === 0}
                  onClick={() => setDraft(moved(draft, place, place - 1))}
                >
                  ▲
                </button>
                <button
                  type="button"
                  className={styles['small']}
                  aria-label={`Move ${label} down`}
                  disabled={place === draft.length - 1}
                  onClick={() => setDraft(moved(draft, place, place + 1))}
                >
                  ▼
                </button>
              </li>
            )
          })}
        </ol>
      </Tray>
      <Choice label="Confirm the order" keyAction="confirm" tone="main" onPick={() => answer(draft)} />
    </>
  )
}
