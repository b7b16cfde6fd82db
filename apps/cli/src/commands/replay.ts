import { createGame, createLog } from 'spellwright'
import {
  type Divergence,
  parseReplays,
  type Replay,
  ReplayFormatError,
  replayRemarks,
  replaySetup,
  stepReplay,
} from 'spellwright/sim'
import { CheckFailedAlreadyReported, type CommandModule, command, type Terminal, UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { checkShuffle, type ShuffleCheck } from '../replay-shuffle.ts'
import { wholeNumber } from '../sim/options.ts'

/** The games of a replay file. */
function readReplays(file: string): readonly Replay[] {
  const text = readTextFile('The replay', file)
  return orUsageError(file, () => parseReplays(text))
}

/** What is wrong with the file is the user's to fix. */
function orUsageError<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof ReplayFormatError) throw new UsageError(`"${file}": ${error.message}`)
    throw error
  }
}

interface PlaybackResult {
  readonly turns: number
  readonly answers: number
  readonly divergence: Divergence | null
}

/** Plays the replay and prints its log; a person at the terminal steps through it turn by turn. */
async function playBack(
  terminal: Terminal,
  file: string,
  replay: Replay,
  until: number,
  quiet: boolean,
  step: boolean,
): Promise<PlaybackResult> {
  const game = createGame(orUsageError(file, () => replaySetup(replay)))
  const log = createLog(game, 'all')
  const conversation = step && terminal.isInteractive ? terminal.openConversation() : null
  const steps = stepReplay(replay, game)
  let printed = 0
  const printNewLines = (): void => {
    if (quiet) return
    for (const { depth, text } of log.lines.slice(printed)) terminal.out(`${'  '.repeat(depth)}${text}`)
    printed = log.lines.length
  }
  try {
    for (;;) {
      const next = steps.next()
      printNewLines()
      if (next.done) return { turns: game.state.turn.number, answers: game.answers.length, divergence: next.value }
      if (next.value.turn >= until) break
      if (conversation && (await conversation.ask('— Enter: next turn, q: stop — '))?.trim() === 'q') break
    }
  } finally {
    conversation?.close()
  }
  return { turns: game.state.turn.number, answers: game.answers.length, divergence: null }
}

interface GameSummary extends PlaybackResult {
  readonly ok: boolean
  readonly seed: string
  readonly names: readonly [string, string]
  readonly bots: readonly [string, string]
  readonly remarks: readonly string[]
  readonly result: Replay['end']['result']
}

const summaryOf = (
  { header, end }: Replay,
  { turns, answers, divergence }: PlaybackResult,
  remarks: readonly string[],
): GameSummary => ({
  ok: divergence === null,
  seed: header.seed,
  names: header.names,
  bots: header.bots,
  turns,
  answers,
  divergence,
  remarks,
  result: end.result,
})

function shuffleOf(replays: readonly Replay[], commitment: string | undefined): ShuffleCheck | null {
  const shuffle = checkShuffle(replays, commitment)
  if (shuffle === null && commitment !== undefined)
    throw new UsageError('This replay names no secret, because it was not played on a server; leave --commitment out.')
  return shuffle
}

function reportShuffle(terminal: Terminal, { sha256, problem }: ShuffleCheck, isJson: boolean): void {
  if (problem !== null) {
    const sentence = `The shuffles are not the promised ones: ${problem}.`
    terminal.err(sentence)
    throw new CheckFailedAlreadyReported(sentence)
  }
  if (!isJson) terminal.out(`The decks were shuffled with the secret whose hash was promised before: ${sha256}.`)
}

export const build: CommandModule['build'] = (terminal) =>
  command('replay')
    .description('step through a recorded game and check that it still plays the same')
    .argument('<file>', 'a replay file, as written by sim --replays or saved in the browser')
    .option('--verify', 'only check the replay; print no log')
    .option(
      '--commitment <hash>',
      'the hash shown in the room before the match; the shuffles must come from its secret',
    )
    .option('--all', 'print the whole log without stopping at each turn')
    .option('--turn <number>', 'stop after this turn')
    .action(async (file, options) => {
      const replays = readReplays(file)
      const until = options.turn === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--turn', options.turn, 0)
      const isQuiet = options.verify === true || options.json === true
      const games: GameSummary[] = []
      for (const replay of replays) {
        const remarks = replayRemarks(replay)
        for (const remark of remarks) terminal.err(remark)
        const played = await playBack(terminal, file, replay, until, isQuiet, options.all !== true && !isQuiet)
        games.push(summaryOf(replay, played, remarks))
      }
      const [first] = games
      const shuffle = shuffleOf(replays, options.commitment)
      const ok = games.every(({ divergence }) => divergence === null) && (shuffle?.problem ?? null) === null
      if (options.json) terminal.out(JSON.stringify({ file, ...first, ok, games, shuffle }))
      for (const { divergence, answers, turns } of games) {
        if (divergence) {
          const sentence = `The replay diverges on turn ${divergence.turn}, after ${divergence.answer} answers: ${divergence.reason}`
          terminal.err(sentence)
          throw new CheckFailedAlreadyReported(sentence)
        }
        if (!options.json) terminal.out(`${answers} answers, ${turns} turns: the replay is exact.`)
      }
      if (shuffle !== null) reportShuffle(terminal, shuffle, options.json === true)
    })
