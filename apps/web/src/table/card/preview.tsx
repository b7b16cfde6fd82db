import { type CSSProperties, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EntityId } from 'spellwright/play'
import type { PreviewTarget } from '../../session/session.ts'
import { useActions, useSession, useSessionState } from '../../session/session-context.ts'
import type { Reasons, Scene } from '../../worker/messages.ts'
import { cardNameOf, cardOf, findEntity } from '../entities.ts'
import { stateOf } from '../permanent.tsx'
import { CardFrame } from './card.tsx'
import { lookOf, lookOfName } from './card-look.ts'
import styles from './preview.module.css'
import { dockedPosition, maxPreviewHeight, previewPosition } from './preview-position.ts'
import { WithSymbols } from './symbols.tsx'

/** Measures the preview after every render. A preview that is too tall becomes wider. */
function usePreviewPosition(
  ref: RefObject<HTMLElement | null>,
  { at }: PreviewTarget,
): CSSProperties & { readonly isWide: boolean } {
  const [isWide, setWide] = useState(false)
  const [{ left, top }, setPlace] = useState({ left: 0, top: 0 })
  useLayoutEffect(() => {
    const preview = ref.current
    if (!preview) return
    // A popover is above everything, including open dialogs.
    if (!preview.matches(':popover-open')) preview.showPopover()
    const { innerWidth: width, innerHeight: height } = window
    const bar = document.querySelector('[data-bar]')?.getBoundingClientRect() ?? null
    if (preview.offsetHeight > maxPreviewHeight(at, height, bar)) setWide(true)
    const log = document.querySelector('[data-dock]')?.getBoundingClientRect() ?? null
    const size = preview.getBoundingClientRect()
    const place = dockedPosition(at, size, log) ?? previewPosition(at, size, { width, height }, bar)
    if (place.left !== left || place.top !== top) setPlace(place)
  })
  return { left, top, isWide }
}

function useReasons(entity: EntityId, seq: number): Reasons | null {
  const { link } = useSession()
  const [reasons, setReasons] = useState<{ readonly of: EntityId; readonly found: Reasons | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again for every scene
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
  const pointed = useSessionState((state) => state.previewTarget)
  const scene = useSessionState((state) => state.scene)
  return pointed && (pointed.name !== '' || pointed.entity !== 0) ? (
    <PreviewOf key={`${pointed.entity} ${pointed.name}`} pointed={pointed} scene={scene} />
  ) : null
}

function PreviewOf({ pointed, scene }: { readonly pointed: PreviewTarget; readonly scene: Scene | null }): ReactNode {
  const texts = useSessionState((state) => state.texts)
  const reasons = useReasons(pointed.entity, scene?.seq ?? 0)
  const card = scene ? cardOf(scene.view, pointed.entity) : null
  const look = card ? lookOf(card, texts) : lookOfName(cardNameOf(pointed.name), texts)
  const found = scene ? findEntity(scene.view, pointed.entity) : null
  const state = scene && found?.kind === 'permanent' ? stateOf(scene.view, found.permanent) : []
  const hidden = found?.kind === 'permanent' && found.permanent.faceDown ? found.permanent.card?.name : undefined
  const other = texts[look.name]?.faces.find(({ name }) => name !== look.name)
  const reminders =
    reasons?.reminders ?? texts[look.name]?.faces.find(({ name }) => name === look.name)?.reminders ?? []
  const ref = useRef<HTMLElement>(null)
  const { isWide, ...place } = usePreviewPosition(ref, pointed)
  const { showPreview } = useActions()
  useEffect(() => {
    const hide = (): void => showPreview(null)
    window.addEventListener('pointerdown', hide, true)
    return () => window.removeEventListener('pointerdown', hide, true)
  }, [showPreview])
  return (
    <aside
      ref={ref}
      popover="manual"
      className={styles['preview']}
      style={place}
      data-wide={isWide || undefined}
      aria-hidden="true"
    >
      <div className={styles['previewCard']}>
        <CardFrame look={look} size="large" />
      </div>
      {(state.length > 0 || hidden) && (
        <p className={styles['facts']}>{[...(hidden ? [`actually ${hidden}`] : []), ...state].join(' · ')}</p>
      )}
      {reminders.length > 0 && (
        <dl className={styles['reminders']}>
          {reminders.map(({ keyword, text }) => (
            <div key={keyword}>
              <dt>{keyword}</dt>{' '}
              <dd>
                <WithSymbols text={text} />
              </dd>
            </div>
          ))}
        </dl>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: effects are identified only by their order
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
