import { memo, type ReactNode, useMemo } from 'react'
import type { EntityId, GameView, PermanentView } from 'spellwright/play'
import type { Mark } from '../prompts/prompt.ts'
import { useSessionState } from '../session/session-context.ts'
import { Attachment } from './attachment.tsx'
import { CardButton } from './card/card-button.tsx'
import { lookOf } from './card/card-look.ts'
import { ManaSymbol } from './card/symbols.tsx'
import { entityName } from './entities.ts'
import styles from './table.module.css'

/** The status of a permanent as text. */
export function stateOf(view: GameView, permanent: PermanentView): string[] {
  const { tapped, damage, attacking, blocked, blocking } = permanent
  return [
    ...(tapped ? ['tapped'] : []),
    ...(hasSummoningSickness(permanent) ? ['summoning sick'] : []),
    ...(permanent.level !== null ? [`level ${permanent.level}`] : []),
    ...permanent.locked.map((half) => `${half} locked`),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...(attacking !== 0 ? [`attacking ${entityName(view, attacking)}${blocked ? ', blocked' : ''}`] : []),
    ...(blocking.length > 0 ? [`blocking ${blocking.map((id) => entityName(view, id)).join(' and ')}`] : []),
  ]
}

export const isInCombat = ({ attacking, blocking }: PermanentView): boolean => attacking !== 0 || blocking.length > 0
const hasSummoningSickness = ({ summoningSick, types }: PermanentView): boolean =>
  summoningSick && types.includes('creature')

const chosenTexts = ({ chosen }: PermanentView): string[] =>
  Object.values(chosen).flatMap((value) =>
    typeof value === 'string' || typeof value === 'number' ? [String(value)] : [],
  )

interface Props {
  readonly view: GameView
  readonly permanent: PermanentView
  /** The ids of the permanent and of the identical ones in its pile. */
  readonly ids: string
  /** Whether something is attached to it. */
  readonly isHost: boolean
  readonly mark: Mark | null
  readonly dimmed: boolean
}

/** A permanent, or a pile of identical ones, with its attachments. It renders again only when its props change. */
export const Permanent = memo(function Permanent({ view, permanent, ids, isHost, mark, dimmed }: Props): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const look = useMemo(() => lookOf(permanent, texts), [permanent, texts])
  const entities = useMemo(() => ids.split(' ').map(Number) as EntityId[], [ids])
  const words = chosenTexts(permanent)
  const side = permanent.controller === view.viewer ? 'up' : 'down'
  return (
    <div className={styles['place']} data-attacking={isInCombat(permanent) ? side : undefined}>
      <CardButton
        entities={entities}
        look={look}
        size="tile"
        mark={mark}
        dimmed={dimmed}
        state={stateOf(view, permanent)}
        tapped={permanent.tapped}
        damage={permanent.damage}
      >
        <span className={styles['flags']} aria-hidden="true">
          {hasSummoningSickness(permanent) && <span className={styles['flag']}>sick</span>}
          {words.length > 0 && <span className={styles['flag']}>{words.join(', ')}</span>}
        </span>
        {permanent.tapped && (
          <span className={styles['tapSign']} aria-hidden="true">
            <ManaSymbol symbol="T" />
          </span>
        )}
      </CardButton>
      {isHost && (
        <span className={styles['attachments']}>
          {view.battlefield
            .filter(({ attachedTo }) => attachedTo === permanent.id)
            .map((one) => (
              <Attachment key={one.id} view={view} permanent={one} />
            ))}
        </span>
      )}
    </div>
  )
})
