import {
  judgePosition,
  type Position,
  PositionError,
  PositionFormatError,
  type PositionVerdict,
  PuzzleFormatError,
  readPositions,
  positions as suite,
} from 'spellwright/positions'
import { BotForfeit, BotLoadError, botLimits, loadBot, type PlayerFactory, UnknownBotError } from 'spellwright/sim'
import { type CommandModule, command, printResult, type Terminal, UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { ONE_BOT } from '../sim/options.ts'
import { plural } from '../words.ts'

/** What a wrong file or a wrong bot says becomes a usage error. */
async function withUsageErrors<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isUsage = [PositionFormatError, PuzzleFormatError, UnknownBotError, BotLoadError].some(
      (kind) => error instanceof kind,
    )
    if (isUsage && error instanceof Error) throw new UsageError(error.message)
    throw error
  }
}

async function judge(
  terminal: Terminal,
  position: Position,
  createPlayer: PlayerFactory,
  seed: string,
): Promise<PositionVerdict> {
  const player = createPlayer({
    seed: `${seed} ${position.id}`,
    side: 0,
    limits: botLimits(),
    reportProblem: (problem) => terminal.err(problem),
  })
  try {
    return await judgePosition(position, player.handler)
  } catch (error) {
    if (error instanceof PositionError)
      throw new UsageError(`The position "${position.id}" is not possible: ${error.message}`)
    if (error instanceof BotForfeit) throw new UsageError(error.message)
    throw error
  } finally {
    await player.close()
  }
}

interface TopicCount {
  readonly total: number
  readonly right: number
}

function byTopic(judged: readonly (readonly [Position, PositionVerdict])[]): Record<string, TopicCount> {
  const counts: Record<string, TopicCount> = {}
  for (const [{ topic }, { isRight }] of judged) {
    const { total, right } = counts[topic] ?? { total: 0, right: 0 }
    counts[topic] = { total: total + 1, right: right + (isRight ? 1 : 0) }
  }
  return counts
}

const explained = ({ why, right = [], wrong = [] }: Position, { deeds }: PositionVerdict): string[] => [
  `    it did: ${deeds.join('; ')}`,
  ...right.map((line) => `    right: ${line.join('; ')}`),
  ...(wrong.length === 0 ? [] : [`    wrong: ${wrong.join('; ')}`]),
  `    ${why}`,
]

function reportText(bot: string, judged: readonly (readonly [Position, PositionVerdict])[], explain: boolean): string {
  const right = judged.filter(([, { isRight }]) => isRight).length
  const share = ((100 * right) / judged.length).toFixed(1)
  return [
    `${bot}: ${right} of ${plural(judged.length, 'position')} right (${share} %)`,
    ...Object.entries(byTopic(judged)).map(([topic, count]) => `  ${topic}: ${count.right} of ${count.total}`),
    ...(right === judged.length ? [] : ['Wrong:']),
    ...judged.flatMap(([position, verdict]) =>
      verdict.isRight ? [] : [`  ${position.id}`, ...(explain ? explained(position, verdict) : [])],
    ),
  ].join('\n')
}

export const build: CommandModule['build'] = (terminal) =>
  command('positions')
    .description('put a bot into positions with known right answers and count how many it finds')
    .argument(
      '[file]',
      'a file with one position as JSON on each line, or a puzzle of Forge (default: the built-in suite)',
    )
    .option('--bot <bot>', ONE_BOT, 'heuristic')
    .option('--filter <text>', 'only positions with this text in their id or topic', '')
    .option('--seed <text>', 'the same seed gives the same answers', '1')
    .option('--explain', 'say for each wrong answer what the bot did and what would have been right')
    .action(async (file, { json, bot, filter, seed, explain }) => {
      const all =
        file === undefined ? suite : await withUsageErrors(() => readPositions(readTextFile('The file', file)))
      const chosen = all.filter(({ id, topic }) => id.includes(filter) || topic.includes(filter))
      if (chosen.length === 0) throw new UsageError(`No position has "${filter}" in its id or topic.`)
      const createPlayer = await withUsageErrors(() => loadBot(bot))
      const judged: (readonly [Position, PositionVerdict])[] = []
      for (const position of chosen) judged.push([position, await judge(terminal, position, createPlayer, seed)])
      const wrong = judged.flatMap(([{ id }, { isRight }]) => (isRight ? [] : [id]))
      const result = { bot, total: judged.length, right: judged.length - wrong.length, wrong, topics: byTopic(judged) }
      printResult(terminal, json, result, reportText(bot, judged, explain === true))
    })
