import { type ReactNode, useEffect, useState } from 'react'
import type { PlayerId } from 'spellwright/play'
import { useActions, useSession, useSessionState } from '../session/session-context.ts'
import type { ReplayReview as Review } from '../worker/messages.ts'
import styles from './replay-review.module.css'

interface Progress {
  readonly reviews: readonly Review[]
  readonly looked: number
  readonly total: number | null
}

const NOTHING_YET: Progress = { reviews: [], looked: 0, total: null }

/** Looks back at the decisions of a player, one after the other, for as long as it is shown. */
function useReviews(viewer: PlayerId): Progress {
  const { link, actions } = useSession()
  const [progress, setProgress] = useState(NOTHING_YET)
  useEffect(() => {
    let isShown = true
    const look = async (): Promise<void> => {
      setProgress(NOTHING_YET)
      for (let from = 0, total = 1; isShown && from < total; ) {
        const reply = await link.ask('review', { viewer, from })
        from = reply.next
        total = reply.total
        const found = reply.review === null ? [] : [reply.review]
        if (isShown) setProgress(({ reviews }) => ({ reviews: [...reviews, ...found], looked: from, total }))
      }
    }
    look().catch((error: Error) => actions.notify(error.message, 'error'))
    return () => {
      isShown = false
    }
  }, [link, actions, viewer])
  return progress
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** The chance to win after each decision of the player whose view it is; where it fell, what would have been better. */
export function ReplayReview(): ReactNode {
  const replay = useSessionState((state) => state.replay)
  const { replayTo } = useActions()
  const viewer = replay?.viewer ?? 0
  const { reviews, looked, total } = useReviews(viewer)
  if (!replay) return null
  const { at, info } = replay
  const name = info.setup.names[viewer]
  const now = decisionAt(reviews, at)
  const falls = reviews.filter(({ better }) => better !== null)
  const next = falls.find((fall) => fall.at > at) ?? falls[0]
  return (
    <section className={styles['review']} aria-label="Review">
      <Curve name={name} reviews={reviews} steps={info.steps} at={at} />
      <p className={styles['words']} role="status">
        {now === undefined ? `${name} has not decided anything yet.` : sentence(name, now, at)}
      </p>
      <p className={styles['progress']}>
        {total === null || looked < total
          ? `Looked at ${looked} of ${total ?? '…'} decisions of ${name}.`
          : `${reviews.length} decisions of ${name}, ${falls.length} with something better.`}
        {next !== undefined && (
          <button type="button" onClick={() => replayTo(next.at)}>
            Next to look at
          </button>
        )}
      </p>
    </section>
  )
}

/** The last decision up to that step; of several at one step the one that could have been better. */
function decisionAt(reviews: readonly Review[], at: number): Review | undefined {
  const last = reviews.findLast((review) => review.at <= at)
  return reviews.find((review) => review.at === last?.at && review.better !== null) ?? last
}

function sentence(name: string, { at, given, chance, better }: Review, now: number): string {
  const whose = at === now ? `${name} decides` : `${name} decided last`
  const more = better === null ? '' : ` Better: ${better.text}, with ${percent(better.chance)}.`
  return `${whose}: ${given}. Chance to win: ${percent(chance)}.${more}`
}

const WIDTH = 600
const HEIGHT = 56

function Curve({
  name,
  reviews,
  steps,
  at,
}: {
  readonly name: string
  readonly reviews: readonly Review[]
  readonly steps: number
  readonly at: number
}): ReactNode {
  const { replayTo } = useActions()
  const x = (step: number): number => 4 + ((WIDTH - 8) * step) / Math.max(1, steps - 1)
  const y = (chance: number): number => 4 + (HEIGHT - 8) * (1 - chance)
  const last = reviews.at(-1)
  return (
    <svg
      className={styles['curve']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={
        last === undefined
          ? 'The chance to win, decision by decision'
          : `The chance to win of ${name}: ${percent(last.chance)} after the last decision looked at`
      }
    >
      <line className={styles['even']} x1={0} x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
      <line className={styles['now']} x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
      <polyline
        className={styles['line']}
        points={reviews.map((review) => `${x(review.at).toFixed(1)},${y(review.chance).toFixed(1)}`).join(' ')}
      />
      {reviews
        .filter(({ better }) => better !== null)
        .map((fall) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button "Next to look at" does the same from the keyboard.
          <circle
            key={`${fall.at} ${fall.given}`}
            className={styles['fall']}
            cx={x(fall.at)}
            cy={y(fall.chance)}
            r={4}
            onClick={() => replayTo(fall.at)}
          />
        ))}
    </svg>
  )
}
