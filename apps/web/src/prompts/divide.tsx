import type { ReactNode } from 'react'
import type { EntityId } from 'spellwright/play'
import { entityName } from '../table/entities.ts'
import { Choice } from './components.tsx'
import { type Mark, type PanelProps, type Prompt, panelOnly } from './prompt.ts'
import styles from './prompts.module.css'

const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0)

export const dividePrompt: Prompt<'divide'> = {
  ...panelOnly,
  start: ({ suggestion }) => suggestion,
  marks: ({ among }) => new Map(among.map((entity): [EntityId, Mark] => [entity, 'legal'])),
  // A click assigns one more, as long as some is left.
  press: ({ among, total }, shares, entity) => {
    const index = among.indexOf(entity)
    if (index < 0 || sum(shares) >= total) return null
    return { draft: shares.with(index, (shares[index] ?? 0) + 1) }
  },
  confirm: ({ total }, shares) => (sum(shares) === total ? shares : null),
  cancel: ({ among, minEach }) => ({ draft: among.map(() => minEach) }),
  hint: ({ total }, shares) => `${total - sum(shares)} of ${total} left.`,
  dimsOthers: true,
  Panel: DividePanel,
}

function DividePanel({ decision, draft, scene, setDraft, answer }: PanelProps<'divide'>): ReactNode {
  const { among, total, minEach } = decision
  const left = total - sum(draft)
  return (
    <>
      {among.map((entity, index) => {
        const name = entityName(scene.view, entity)
        const share = draft[index] ?? 0
        return (
          <fieldset key={entity} className={styles['share']}>
            <legend>{name}</legend>
            <button
              type="button"
              className={styles['small']}
              aria-label={`One less for ${name}`}
              disabled={share <= minEach}
              onClick={() => setDraft(draft.with(index, share - 1))}
            >
              −
            </button>
            <output>{share}</output>
            <button
              type="button"
              className={styles['small']}
              aria-label={`One more for ${name}`}
              disabled={left <= 0}
              onClick={() => setDraft(draft.with(index, share + 1))}
            >
              +
            </button>
          </fieldset>
        )
      })}
      <Choice label="Confirm" keyAction="confirm" tone="main" disabled={left !== 0} onPick={() => answer(draft)} />
    </>
  )
}
