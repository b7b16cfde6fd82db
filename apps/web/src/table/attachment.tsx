import type { ReactNode } from 'react'
import type { GameView, PermanentView } from 'spellwright/play'
import { useActions, useSessionState } from '../session/session-context.ts'
import { cardDescription, cardLabel, lookOf } from './card/card-look.ts'
import { usePreview } from './card/use-preview.ts'
import { entityName } from './entities.ts'
import { useDims, useMark } from './marks-context.ts'
import styles from './table.module.css'

/** A small Aura or Equipment on the permanent that it is attached to. */
export function Attachment({
  view,
  permanent,
}: {
  readonly view: GameView
  readonly permanent: PermanentView
}): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const { press } = useActions()
  const mark = useMark(permanent.id)
  const dims = useDims()
  const { handlers, click } = usePreview(permanent.id, permanent.name)
  const host = entityName(view, permanent.attachedTo)
  const look = lookOf(permanent, texts)
  return (
    <button
      type="button"
      className={styles['attachment']}
      data-entity={permanent.id}
      data-mark={mark ?? undefined}
      data-dimmed={(dims && mark === null) || undefined}
      tabIndex={mark ? 0 : -1}
      aria-label={cardLabel(look, [`attached to ${host}`, ...(permanent.tapped ? ['tapped'] : [])])}
      aria-description={cardDescription(look)}
      {...handlers}
      onClick={(event) => click(event, () => press(permanent.id), !mark)}
    >
      {permanent.name}
      {look.counters.map(([kind, count]) => ` ${count}×${kind}`)}
    </button>
  )
}
