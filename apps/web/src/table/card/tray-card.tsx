import type { ReactNode } from 'react'
import type { EntityId } from 'spellwright/play'
import type { Mark } from '../../prompts/prompt.ts'
import { useSessionState } from '../../session/session-context.ts'
import { cardOf, entityName, findEntity } from '../entities.ts'
import styles from '../table.module.css'
import { CardFrame } from './card.tsx'
import { cardDescription, cardLabel, lookOf } from './card-look.ts'
import { usePreview } from './use-preview.ts'

/** A card in a tray, from a library, a graveyard or another zone that the question shows. */
export function TrayCard({
  entity,
  mark,
  filter = '',
  dimmed = false,
  onPick,
}: {
  readonly entity: EntityId
  readonly mark: Mark | null
  readonly filter?: string
  /** The card is only shown and cannot be chosen. */
  readonly dimmed?: boolean
  onPick?(): void
}): ReactNode {
  const scene = useSessionState((state) => state.scene)
  const texts = useSessionState((state) => state.texts)
  const name = scene ? entityName(scene.view, entity) : ''
  const { handlers, click } = usePreview(entity, name)
  if (!scene) return null
  const card = cardOf(scene.view, entity)
  const found = findEntity(scene.view, entity)
  const where = found?.kind === 'card' ? found.where : ''
  if (!card)
    return (
      <button type="button" className={styles['card']} data-size="hand" data-mark={mark ?? undefined} onClick={onPick}>
        {name}
      </button>
    )
  const look = lookOf(card, texts)
  if (filter && !`${look.name} ${look.typeLine}`.toLowerCase().includes(filter.toLowerCase())) return null
  return (
    <button
      type="button"
      className={styles['card']}
      data-size="hand"
      data-mark={mark ?? undefined}
      aria-pressed={onPick ? mark === 'chosen' : undefined}
      aria-label={cardLabel(look, [where, ...(dimmed ? ['cannot be chosen'] : [])])}
      aria-description={cardDescription(look)}
      data-dimmed={dimmed || undefined}
      {...handlers}
      onClick={(event) => click(event, () => onPick?.(), !onPick)}
    >
      <CardFrame look={look} size="hand" />
    </button>
  )
}
