import { type ReactNode, useEffect, useState } from 'react'
import { Choice } from '../prompts/components.tsx'
import { useActions, useSessionState } from '../session/session-context.ts'
import { PACES } from '../session/settings.ts'
import styles from './prompt-bar.module.css'
import { ReplayReview } from './replay-review.tsx'

/** Steps through a replay, plays it, or jumps to a turn. */
export function ReplayBar(): ReactNode {
  const replay = useSessionState((state) => state.replay)
  const pace = useSessionState(({ settings }) => settings.pace)
  const { replayTo, toLobby } = useActions()
  const [playing, setPlaying] = useState(false)
  const [reviewing, setReviewing] = useState(false)
  const at = replay?.at ?? 0
  const last = (replay?.info.steps ?? 1) - 1
  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => replayTo(at + 1), PACES[pace])
    return () => clearTimeout(timer)
  }, [playing, at, last, pace, replayTo])
  if (!replay) return null
  const { marks, setup } = replay.info
  const turn = marks.findLast((mark) => mark.at <= at) ?? marks[0]
  return (
    <div>
      {reviewing && <ReplayReview />}
      <section className={styles['prompt']} aria-label="Replay" data-bar>
        <div className={styles['question']}>
          <label className={styles['scrub']}>
            Step {at + 1} of {last + 1}
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              onChange={(event) => replayTo(Number(event.target.value))}
            />
          </label>
        </div>
        <div className={styles['answers']}>
          <Choice label="◀ Back" fixedKey="←" disabled={at === 0} onPick={() => replayTo(at - 1)} />
          <Choice
            label={playing ? 'Pause' : 'Play'}
            keyAction="confirm"
            tone="main"
            onPick={() => setPlaying(!playing)}
          />
          <Choice label="Next ▶" fixedKey="→" disabled={at >= last} onPick={() => replayTo(at + 1)} />
          <label className={styles['jump']}>
            <span className="visually-hidden">Jump to a turn</span>
            <select value={turn?.at ?? 0} onChange={(event) => replayTo(Number(event.target.value))}>
              {marks.map((mark) => (
                <option key={mark.at} value={mark.at}>
                  {mark.label}
                </option>
              ))}
            </select>
          </label>
          <Choice
            label={`View of ${setup.names[replay.viewer]}`}
            onPick={() => replayTo(at, replay.viewer === 0 ? 1 : 0)}
          />
          <Choice label={reviewing ? 'End the review' : 'Review'} onPick={() => setReviewing(!reviewing)} />
          <Choice label="Lobby" onPick={toLobby} />
        </div>
      </section>
    </div>
  )
}
