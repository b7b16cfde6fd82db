import { useEffect, useRef } from 'react'
import { isMotionAllowed } from '../motion/is-motion-allowed.ts'
import { useSessionState } from '../session/session-context.ts'
import type { Scene } from '../worker/messages.ts'
import { playSound, type Sound } from './sounds.ts'

/** More at once are only noise; the most important come first. */
const MOST_SOUNDS = 2

/** What is heard when a scene follows another one. */
export function soundsOf(scene: Scene, before: Scene | null): readonly Sound[] {
  const { view, happenings } = scene
  if (view.result !== null) {
    if (before === null || before.view.result !== null) return []
    return view.result.winner === view.viewer ? ['won'] : view.result.winner === null ? [] : ['lost']
  }
  const heard = new Set<Sound>(happenings.map(({ kind }) => kind))
  const isNewTurn = before !== null && before.view.turn.number !== view.turn.number
  if (isNewTurn && view.turn.active === view.viewer) heard.add('yourTurn')
  const order: readonly Sound[] = ['damage', 'died', 'countered', 'lifeGained', 'landed', 'cast', 'yourTurn']
  return order.filter((sound) => heard.has(sound)).slice(0, MOST_SOUNDS)
}

/** Plays the sounds of each new scene, unless the player or the system does not want them. */
export function useSounds(scene: Scene | null): void {
  const isOn = useSessionState(({ settings }) => settings.sound)
  const before = useRef<Scene | null>(null)
  useEffect(() => {
    const last = before.current
    before.current = scene
    if (!scene || scene === last || !isOn || !isMotionAllowed()) return
    for (const sound of soundsOf(scene, last)) playSound(sound)
  }, [scene, isOn])
}
