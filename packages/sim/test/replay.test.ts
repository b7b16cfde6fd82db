import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatReplay, parseReplay, type Replay, ReplayFormatError, verifyReplay } from '@spellwright/formats'
import { describe, expect, it } from 'vitest'
import { runSeries } from '../src/index.ts'
import { planOf } from './support.ts'

async function recorded(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'replays-'))
  await runSeries(planOf({ replays: folder }), { games: 2, workers: 0 })
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

const texts = await recorded()
const [firstText = ''] = texts
const replay = parseReplay(firstText)

const withTurn = (turn: number, change: (old: Replay['turns'][number]) => Replay['turns'][number]): Replay => ({
  ...replay,
  turns: replay.turns.map((old) => (old.turn === turn ? change(old) : old)),
})

describe('replays', () => {
  it('each game of a run is one small file that plays back exactly', () => {
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text.length).toBeLessThan(60_000)
      const check = verifyReplay(parseReplay(text))
      expect(check.divergence).toBeNull()
      expect(check.game.state.result).toEqual(parseReplay(text).end.result)
    }
  })

  it('reading what was written gives the same replay', () => {
    expect(parseReplay(formatReplay(replay))).toEqual(replay)
  })

  it('a different state is reported with its turn', () => {
    const check = verifyReplay(withTurn(3, (turn) => ({ ...turn, hash: 'another' })))
    expect(check.divergence).toMatchObject({
      turn: 3,
      reason: 'The state at the beginning of the turn is different.',
    })
  })

  it('an answer that is no longer legal is reported with the reason', () => {
    const check = verifyReplay(
      withTurn(2, (turn) => ({ ...turn, answers: [[0, { kind: 'concede' }], ...turn.answers] })),
    )
    expect(check.divergence?.turn).toBe(2)
    expect(check.divergence?.reason).toContain('refused')
  })

  it('changed cards are reported as a remark', () => {
    const check = verifyReplay({ ...replay, header: { ...replay.header, cards: 'other' } })
    expect(check.remarks).toEqual(['Some of its cards have changed since it was recorded.'])
  })

  it('a file that is not a whole replay is refused with a sentence', () => {
    expect(() => parseReplay('hello')).toThrow(ReplayFormatError)
    expect(() => parseReplay('{}')).toThrow('This is not a Spellwright replay.')
    expect(() => parseReplay(firstText.split('\n').slice(0, 3).join('\n'))).toThrow('its last line is missing')
  })
})
