import { factText } from '../facts/check-fact.ts'
import { type CardEntry, type LaterSegment, type Scenario, SEATS, SETUP_ZONES, segmentsOf } from '../format/scenario.ts'
import { entryText } from '../script/entry-text.ts'

function cardEntryText({ card, count, tapped, aliases }: CardEntry): string {
  const times = count === undefined || count === 1 ? '' : `${count} `
  const names = aliases ? ` (${aliases.map((alias) => `@${alias}`).join(', ')})` : ''
  return `${times}${card}${names}${tapped ? ' (tapped)' : ''}`
}

function boardLines({ players }: Scenario): string[] {
  return SEATS.flatMap((seat) => {
    const setup = players[seat]
    const zones = SETUP_ZONES.filter((zone) => setup[zone].length > 0)
    return [
      `${seat}: ${setup.life} life`,
      ...zones.map((zone) => `   ${zone}: ${setup[zone].map(cardEntryText).join(', ')}`),
    ]
  })
}

function segmentLines(segment: LaterSegment): string[] {
  const answers = (['choices', 'targets', 'modes'] as const).flatMap((queue) =>
    SEATS.flatMap((seat) => (segment[queue]?.[seat] ?? []).map((answer) => `${seat}: ${JSON.stringify(answer)}`)),
  )
  return [
    'Script',
    ...segment.script.map((entry) => `   turn ${entry.turn} ${entry.step}, ${entry.player}: ${entryText(entry)}`),
    ...(answers.length === 0 ? [] : ['Prepared answers', ...answers.map((answer) => `   ${answer}`)]),
    `Until turn ${segment.stopAt.turn}, ${segment.stopAt.step}`,
    ...segment.expect.map((fact) => `   ${factText(fact)}`),
    ...(segment.expectFailure ? [`   the script fails: ${JSON.stringify(segment.expectFailure)}`] : []),
  ]
}

/** A scenario as text: the board, the script, the prepared answers and the expected facts. */
export function describeScenario(scenario: Scenario): string[] {
  const { id, area, strict } = scenario
  return [
    `${id} (${area}${strict ? ', strict' : ''})`,
    ...boardLines(scenario),
    ...segmentsOf(scenario).flatMap((segment, number) => [...(number === 0 ? [] : ['Then']), ...segmentLines(segment)]),
  ]
}
