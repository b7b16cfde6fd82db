import { readFileSync } from 'node:fs'
import { createGame, createLog } from 'spellwright'
import {
  type Divergence,
  parseReplay,
  type Replay,
  ReplayFormatError,
  replayRemarks,
  replaySetup,
  stepReplay,
} from 'spellwright/sim'
import { CheckFailed, type CommandModule, command, type Terminal, UsageError } from '../command.ts'
import { wholeNumber } from '../sim/options.ts'

function readReplay(file: string): Replay {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`The replay "${file}" cannot be read.`)
  }
  try {
    return parseReplay(text)
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
  replay: Replay,
  until: number,
  quiet: boolean,
  step: boolean,
): Promise<PlaybackResult> {
  const game = createGame(replaySetup(replay))
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

export const build: CommandModule['build'] = (terminal) =>
  command('replay')
    .description('step through a recorded game and check that it still plays the same')
    .argument('<file>', 'a replay file, as written by sim --replays')
    .option('--verify', 'only check the replay; print no log')
    .option('--all', 'print the whole log without stopping at each turn')
    .option('--turn <number>', 'stop after this turn')
    .action(async (file, options) => {
      const replay = readReplay(file)
      const until = options.turn === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--turn', options.turn, 0)
      const remarks = replayRemarks(replay)
      for (const remark of remarks) terminal.err(remark)
      const isQuiet = options.verify === true || options.json === true
      const played = await playBack(terminal, replay, until, isQuiet, options.all !== true && !isQuiet)
      const { divergence, turns, answers } = played
      const { names, seed, bots } = replay.header
      if (options.json)
        terminal.out(
          JSON.stringify({
            ok: divergence === null,
            file,
            seed,
            names,
            bots,
            turns,
            answers,
            divergence,
            remarks,
            result: replay.end.result,
          }),
        )
      if (divergence)
        throw new CheckFailed(
          `The replay diverges on turn ${divergence.turn}, after ${divergence.answer} answers: ${divergence.reason}`,
        )
      if (!options.json) terminal.out(`${answers} answers, ${turns} turns: the replay is exact.`)
    })
