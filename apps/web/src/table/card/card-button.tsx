import type { MouseEvent, ReactNode } from 'react'
import type { EntityId } from 'spellwright/play'
import type { Mark } from '../../prompts/prompt.ts'
import { useActions, useSessionState } from '../../session/session-context.ts'
import { isMovedByHand } from '../entities.ts'
import styles from '../table.module.css'
import { CardFrame, type CardSize } from './card.tsx'
import { type CardLook, cardDescription, cardLabel } from './card-look.ts'
import { usePreview } from './use-preview.ts'

const SPOKEN_MARKS: Readonly<Record<Mark, string>> = {
  legal: 'can be chosen',
  mana: 'can produce mana',
  chosen: 'chosen',
  planned: 'will pay',
  picking: 'being chosen',
}

/** A card for one object, or for several identical ones. */
export function CardButton({
  entities,
  look,
  size,
  mark,
  dimmed,
  state,
  tapped = false,
  damage = 0,
  children,
}: {
  readonly entities: readonly EntityId[]
  readonly look: CardLook
  readonly size: CardSize
  readonly mark: Mark | null
  readonly dimmed: boolean
  readonly state: readonly string[]
  readonly tapped?: boolean
  readonly damage?: number
  readonly children?: ReactNode
}): ReactNode {
  const { press, showPlan } = useActions()
  const planned = useSessionState(({ plan }) => plan.some(({ object }) => entities.includes(object)))
  const only = useSessionState(({ scene, draft }) =>
    draft && size === 'hand' ? scene?.actions.find(({ object }) => entities.includes(object)) : undefined,
  )
  const [entity = 0] = entities
  const { handlers, click } = usePreview(entity, look.name)
  const isMovable = useSessionState(({ scene }) => scene !== null && isMovedByHand(scene, entity))
  const shown = planned ? 'planned' : mark
  const count = entities.length
  const label = cardLabel(look, [
    ...(count > 1 ? [`${count} of them`] : []),
    ...state,
    ...(shown ? [SPOKEN_MARKS[shown]] : []),
  ])
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const payment = event.shiftKey || event.ctrlKey ? 'manual' : 'auto'
    click(event, () => press(entity, payment), !mark && !isMovable)
  }
  const forPlan = only && only.action.kind !== 'playLand' ? only.action : null
  return (
    <button
      type="button"
      className={count > 1 && !shown ? `${styles['card']} ${styles['pile']}` : styles['card']}
      data-entity={entities.join(' ')}
      data-size={size}
      data-mark={shown ?? undefined}
      data-tapped={tapped || undefined}
      data-dimmed={dimmed || undefined}
      aria-label={label}
      aria-description={cardDescription(look)}
      // Tab moves through the hand and to everything usable on the board; arrow keys move to all cards.
      tabIndex={mark || size === 'hand' ? 0 : -1}
      {...handlers}
      onPointerEnter={(event) => {
        handlers.onPointerEnter(event)
        if (forPlan) showPlan(forPlan)
      }}
      onPointerLeave={() => {
        handlers.onPointerLeave()
        if (forPlan) showPlan(null)
      }}
      onClick={onClick}
    >
      <CardFrame look={look} size={size} damage={damage}>
        {count > 1 && <span className={styles['count']}>×{count}</span>}
      </CardFrame>
      {children}
    </button>
  )
}
