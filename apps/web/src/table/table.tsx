import { type ReactNode, useMemo } from 'react'
import type { GameView, PermanentView, PlayerId } from 'spellwright/play'
import { Coach } from '../coach/coach.tsx'
import { Motion } from '../motion/motion.tsx'
import { arrowsOf, marksOf, promptFor } from '../prompts/index.ts'
import { RoomPanel } from '../room/room-panel.tsx'
import { useSessionState } from '../session/session-context.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { Arrows, gameArrows } from './arrows.tsx'
import { Preview } from './card/preview.tsx'
import { Hands } from './hand.tsx'
import { InfoBar } from './info-bar.tsx'
import { LogPanel } from './log-panel.tsx'
import { MarksContext, NO_MARKS, type TableMarks } from './marks-context.ts'
import { PermanentRow } from './permanent-row.tsx'
import { PhaseBar } from './phase-bar.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { StackPanel } from './stack-panel.tsx'
import styles from './table.module.css'
import { TableMenu } from './table-menu.tsx'
import { useKeys } from './use-keys.ts'
import { ActionMenu } from './windows/action-menu.tsx'
import { EngineErrorDialog } from './windows/engine-error.tsx'
import { GameOver } from './windows/game-over.tsx'

const isLand = ({ types }: PermanentView): boolean => types.includes('land') && !types.includes('creature')

/** The permanents of a player by row, without Auras and Equipment, which are shown on what they are attached to. */
function sideOf(
  view: GameView,
  player: PlayerId,
): { readonly lands: PermanentView[]; readonly front: PermanentView[] } {
  const ids = new Set<number>(view.battlefield.map(({ id }) => id))
  const free = view.battlefield.filter(({ controller, attachedTo }) => controller === player && !ids.has(attachedTo))
  const front = free.filter((permanent) => !isLand(permanent))
  const creature = ({ types }: PermanentView): number => (types.includes('creature') ? 0 : 1)
  return { lands: free.filter(isLand), front: front.sort((a, b) => creature(a) - creature(b)) }
}

export function Table({ isReplay = false }: { readonly isReplay?: boolean }): ReactNode {
  const scene = useSessionState((state) => state.scene)
  const draft = useSessionState((state) => state.draft)
  const log = useSessionState((state) => state.log)
  useKeys()
  useSounds(scene)
  const open = useMemo(() => {
    const decision = scene?.view.decision
    return scene && decision && draft ? { decision, draft: draft.value, scene } : null
  }, [scene, draft])
  const marks: TableMarks = useMemo(
    () => (open ? { marks: marksOf(open), dims: promptFor(open.decision).dimsOthers } : NO_MARKS),
    [open],
  )
  const arrows = useMemo(() => (scene ? [...gameArrows(scene), ...(open ? arrowsOf(open) : [])] : []), [scene, open])
  if (!scene) return <main className={styles['table']} aria-label="The table" />
  const { view } = scene
  const me = view.viewer
  const them: PlayerId = me === 0 ? 1 : 0
  const mine = sideOf(view, me)
  const theirs = sideOf(view, them)
  return (
    <MarksContext value={marks}>
      <Motion scene={scene}>
        <main className={styles['table']} aria-label="The table" data-seq={scene.seq}>
          <h1 className="visually-hidden">
            {view.players[me].name} against {view.players[them].name}
          </h1>
          <div className={styles['board']} data-opening={view.turn.number === 0 || undefined}>
            <InfoBar view={view} player={them} />
            <PermanentRow view={view} permanents={theirs.lands} title="Opponent's lands" rank="lands" />
            <PermanentRow view={view} permanents={theirs.front} title="Opponent's other permanents" rank="front" />
            <PhaseBar view={view} />
            <PermanentRow view={view} permanents={mine.front} title="Your other permanents" rank="front" />
            <PermanentRow view={view} permanents={mine.lands} title="Your lands" rank="lands" />
            {isReplay ? <ReplayBar /> : <PromptBar />}
            <div className={styles['dock']}>
              <InfoBar view={view} player={me} />
              <Hands view={view} />
            </div>
          </div>
          <div className={styles['side']}>
            <TableMenu isReplay={isReplay} />
            <RoomPanel />
            <StackPanel scene={scene} />
            <LogPanel view={view} />
          </div>
        </main>
        <Arrows arrows={arrows} moment={log} />
      </Motion>
      <Coach scene={scene} />
      <ActionMenu />
      <Preview />
      {!isReplay && <GameOver scene={scene} />}
      <EngineErrorDialog />
    </MarksContext>
  )
}
