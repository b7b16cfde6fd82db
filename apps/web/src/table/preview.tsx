import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { EntityId } from 'spellwright/play'
import { useSession, useSessionState } from '../session/session-context.ts'
import type { Pointed } from '../session/store.ts'
import type { Reasons, Scene } from '../worker/messages.ts'
import { CardFrame } from './card.tsx'
import { lookOf, lookOfName } from './card-look.ts'
import { cardNameOf, cardOf, findEntity } from './entities.ts'
import { stateOf } from './permanent.tsx'
import styles from './side.module.css'
import { WithSymbols } from './symbols.tsx'

const WIDTH = 264
const GAP = 10

/** Beside what is pointed at, never over it, nor over the question that is open; for the hand, above that question. */
function placeFor({ at }: Pointed): CSSProperties {
  const { innerWidth, innerHeight } = window
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect()
  const isBelow = bar !== undefined && at.top >= bar.bottom
  const beside = at.right + GAP + WIDTH < innerWidth ? at.right + GAP : at.left - GAP - WIDTH
  const left = isBelow ? Math.min((at.left + at.right - WIDTH) / 2, innerWidth - WIDTH - GAP) : beside
  const isLow = at.top > innerHeight * 0.36
  if (!bar || !isLow || innerHeight <= 560)
    return { left: Math.max(4, beside), top: Math.max(6, Math.min(at.top, innerHeight - 430)) }
  return { left: Math.max(4, left), bottom: innerHeight - bar.top + GAP }
}

function useReasons(entity: EntityId, seq: number): Reasons | null {
  const { link } = useSession()
  const [reasons, setReasons] = useState<{ readonly of: EntityId; readonly found: Reasons | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the game has moved on
  useEffect(() => {
    if (entity <= 0) return
    let stale = false
    link
      .ask('explain', entity as never)
      .then((found) => {
        if (!stale) setReasons({ of: entity, found })
      })
      .catch(() => setReasons(null))
    return () => {
      stale = true
    }
  }, [entity, seq, link])
  return reasons?.of === entity ? reasons.found : null
}

export function Preview(): ReactNode {
  const pointed = useSessionState((state) => state.pointed)
  const scene = useSessionState((state) => state.scene)
  return pointed && (pointed.name !== '' || pointed.entity !== 0) ? (
    <PreviewOf key={`${pointed.entity} ${pointed.name}`} pointed={pointed} scene={scene} />
  ) : null
}

function PreviewOf({ pointed, scene }: { readonly pointed: Pointed; readonly scene: Scene | null }): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const reasons = useReasons(pointed.entity, scene?.seq ?? 0)
  const card = scene ? cardOf(scene.view, pointed.entity) : null
  const look = card ? lookOf(card, texts) : lookOfName(cardNameOf(pointed.name), texts)
  const found = scene ? findEntity(scene.view, pointed.entity) : null
  const state = scene && found?.kind === 'permanent' ? stateOf(scene.view, found.permanent) : []
  const hidden = found?.kind === 'permanent' && found.permanent.faceDown ? found.permanent.card?.name : undefined
  const other = texts[look.name]?.faces.find(({ name }) => name !== look.name)
  return (
    <aside className={styles['preview']} style={placeFor(pointed)} aria-hidden="true">
      <div className={styles['previewCard']}>
        <CardFrame look={look} size="large" />
      </div>
      {(state.length > 0 || look.keywords.length > 0 || hidden) && (
        <p className={styles['facts']}>
          {[...(hidden ? [`really ${hidden}`] : []), ...look.keywords, ...state].join(' · ')}
        </p>
      )}
      {other && (
        <p className={styles['facts']}>
          <b>{other.name}</b> {other.typeLine}
          <br />
          <WithSymbols text={other.text} />
        </p>
      )}
      {reasons && reasons.effects.length > 0 && (
        <div className={styles['reasons']}>
          <h3>
            Why: {reasons.before} → {reasons.now}
          </h3>
          <ul>
            {reasons.effects.map(({ layer, source, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: effects have no identity but their order
              <li key={index}>
                <span className={styles['layer']}>{layer}</span> <b>{source}</b>: <WithSymbols text={text} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}
