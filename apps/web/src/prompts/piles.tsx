import type { ReactNode } from 'react'
import { TrayCard } from '../table/card/tray-card.tsx'
import { Choice, Tray } from './components.tsx'
import { type PanelProps, type Prompt, panelOnly, toggled } from './prompt.ts'
import styles from './prompts.module.css'

export const pilesPrompt: Prompt<'piles'> = {
  ...panelOnly,
  start: () => [],
  confirm: (_, draft) => draft,
  cancel: (_, draft) => (draft.length > 0 ? { draft: [] } : null),
  digit: ({ items }, draft, digit) => (digit <= items.length ? { draft: toggled(draft, digit - 1) } : null),
  hint: () => 'Click a card to put it into the other pile.',
  Panel: PilesPanel,
}

function PilesPanel({ decision, draft, setDraft, answer }: PanelProps<'piles'>): ReactNode {
  const all = decision.items.map((_, index) => index)
  const piles = [
    { title: 'First pile', items: draft },
    { title: 'Second pile', items: all.filter((index) => !draft.includes(index)) },
  ]
  return (
    <>
      <Tray title={decision.text}>
        <div className={styles['piles']}>
          {piles.map(({ title, items }) => (
            <section key={title} className={styles['pile']} aria-label={title}>
              <h3>
                {title} ({items.length})
              </h3>
              <div className={styles['cards']}>
                {items.map((index) => (
                  <TrayCard
                    key={index}
                    entity={decision.items[index] ?? 0}
                    mark="legal"
                    onPick={() => setDraft(toggled(draft, index))}
                  />
                ))}
                {items.length === 0 && <p className={styles['empty']}>empty</p>}
              </div>
            </section>
          ))}
        </div>
      </Tray>
      <Choice label="Confirm the piles" keyAction="confirm" tone="main" onPick={() => answer(draft)} />
    </>
  )
}
