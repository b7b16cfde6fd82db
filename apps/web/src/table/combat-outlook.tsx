import { type ReactNode, useEffect, useState } from 'react'
import type { Answer } from 'spellwright/play'
import type { Draft } from '../prompts/index.ts'
import type { Drafts } from '../prompts/prompt.ts'
import { useSession } from '../session/session-context.ts'
import type { CombatForecast, Scene } from '../worker/messages.ts'
import { entityName } from './entities.ts'
import styles from './prompt-bar.module.css'

/** The attackers or blockers that the player has chosen so far, as an answer; null outside of declarations. */
function declarationOf({ view: { decision } }: Scene, draft: Draft): Answer | null {
  if (decision?.shape === 'attack') return (draft as Drafts['attack']).choices
  return decision?.shape === 'block' ? (draft as Drafts['block']).choices : null
}

const namesOf = ({ view }: Scene, dies: CombatForecast['dies'], isMine: boolean): string =>
  view.battlefield
    .filter(({ id, controller }) => dies.includes(id) && (controller === view.viewer) === isMine)
    .map(({ id }) => entityName(view, id))
    .join(', ')

export interface Outlook {
  readonly text: string
  readonly isLethal: boolean
}

/** What a combat comes to, in a sentence for the viewer; null if nothing comes of it. */
export function outlookOf(scene: Scene, { before, after, dies }: CombatForecast): Outlook | null {
  const { viewer, turn, decision } = scene.view
  const them = viewer === 0 ? 1 : 0
  const [mine, theirs] = [before[viewer] - after[viewer], before[them] - after[them]]
  const life =
    mine > 0
      ? `Incoming: ${mine} damage, you go from ${before[viewer]} to ${after[viewer]} life`
      : theirs > 0
        ? `${theirs} damage: ${scene.view.players[them].name} goes from ${before[them]} to ${after[them]} life`
        : ''
  const lost = namesOf(scene, dies, true)
  const won = namesOf(scene, dies, false)
  const parts = [life, lost && `you lose ${lost}`, won && `they lose ${won}`].filter(Boolean)
  if (parts.length === 0) return null
  const isOpen = decision?.shape === 'attack' && turn.active === viewer
  const isLethal = after[viewer] <= 0
  const text = `${parts.join('; ')}${isOpen ? ', without blocks' : ''}${isLethal ? ': that is lethal' : ''}.`
  return { text: text.charAt(0).toUpperCase() + text.slice(1), isLethal }
}

/** Shows what comes of the combat with what is declared so far, if nobody does anything more. */
export function CombatOutlook({ scene, draft }: { readonly scene: Scene; readonly draft: Draft }): ReactNode {
  const { link } = useSession()
  const [found, setFound] = useState<{ readonly of: string; readonly forecast: CombatForecast | null } | null>(null)
  const declaration = declarationOf(scene, draft)
  const key = `${scene.seq} ${JSON.stringify(declaration)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the declaration
  useEffect(() => {
    if (declaration === null || (declaration as readonly unknown[]).length === 0) return
    let stale = false
    link
      .ask('forecast', declaration)
      .then((forecast) => {
        if (!stale) setFound({ of: key, forecast })
      })
      .catch(() => {})
    return () => {
      stale = true
    }
  }, [key, link])
  const forecast = found?.of === key ? found.forecast : scene.forecast
  const outlook = forecast && outlookOf(scene, forecast)
  return outlook ? (
    <p className={styles['outlook']} data-lethal={outlook.isLethal || undefined}>
      {outlook.text}
    </p>
  ) : null
}
