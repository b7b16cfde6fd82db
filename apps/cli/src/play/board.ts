import type { CardView, GameView, PermanentView, PlayerId, PlayerView, StackView } from 'spellwright'
import type { Step } from 'spellwright/rules'
import { otherPlayer } from 'spellwright/rules'
import { withCounts } from '../words.ts'
import { permanentText } from './permanent-text.ts'

export const STEP_WORDS: Readonly<Record<Step, string>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'first main phase',
  beginCombat: 'beginning of combat',
  declareAttackers: 'declare attackers',
  declareBlockers: 'declare blockers',
  firstStrikeDamage: 'first-strike damage',
  combatDamage: 'combat damage',
  endCombat: 'end of combat',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup',
}

/** Text styles; `PLAIN` leaves the text unchanged. */
export interface Paint {
  bold(text: string): string
  dim(text: string): string
  cyan(text: string): string
  yellow(text: string): string
  red(text: string): string
}

export const PLAIN: Paint = {
  bold: (text) => text,
  dim: (text) => text,
  cyan: (text) => text,
  yellow: (text) => text,
  red: (text) => text,
}

const WIDTH = 96
const INDENT = 15

/** A row such as `    lands      Forest ×3, Plains`, wrapped where needed. */
function row(title: string, items: readonly string[]): string[] {
  const lines: string[] = []
  for (const item of withCounts(items)) {
    const last = lines.at(-1)
    if (last !== undefined && INDENT + last.length + item.length + 2 <= WIDTH)
      lines[lines.length - 1] = `${last}, ${item}`
    else lines.push(item)
  }
  return lines.map((line, index) => {
    const comma = index < lines.length - 1 ? ',' : ''
    return `    ${(index === 0 ? title : '').padEnd(INDENT - 5)} ${line}${comma}`
  })
}

/** Lands are closest to their player, creatures in the middle of the table. */
function permanentRows(view: GameView, player: PlayerId): string[] {
  const free = view.battlefield.filter((one) => one.controller === player && !isAttached(view, one))
  const texts = (keep: (permanent: PermanentView) => boolean): string[] =>
    free.filter(keep).map((permanent) => permanentText(view, permanent))
  const isCreature = ({ types }: PermanentView): boolean => types.includes('creature')
  const isLand = (permanent: PermanentView): boolean => permanent.types.includes('land') && !isCreature(permanent)
  const isOther = (permanent: PermanentView): boolean => !isCreature(permanent) && !isLand(permanent)
  const rows = [row('lands', texts(isLand)), row('others', texts(isOther)), row('creatures', texts(isCreature))]
  return (player === view.viewer ? rows.toReversed() : rows).flat()
}

/** Auras and Equipment are shown with what they are attached to. */
const isAttached = (view: GameView, { attachedTo }: PermanentView): boolean =>
  view.battlefield.some(({ id }) => id === attachedTo)

function playerRow(player: PlayerView, paint: Paint): string {
  const { name, life, handCount, libraryCount, graveyard, counters, pool, companion, dungeon } = player
  const parts = [
    `${life} life`,
    `hand ${handCount}`,
    `library ${libraryCount}`,
    `graveyard ${graveyard.length}`,
    ...(companion === null ? [] : [`companion ${companion.name}`]),
    ...(dungeon === null ? [] : [`${dungeon.name}: ${dungeon.room}`]),
    ...Object.entries(counters).flatMap(([kind, count]) => (count > 0 ? [`${count} ${kind}`] : [])),
    ...(pool.length > 0 ? [`mana ${pool.map(({ type }) => `{${type}}`).join('')}`] : []),
  ]
  return `  ${paint.bold(name.padEnd(8))} ${parts.join(' · ')}`
}

const cardText = ({ name, manaCost }: CardView): string => (manaCost ? `${name} ${manaCost}` : name)

function stackText(view: GameView, item: StackView): string {
  const nameOf = (entity: number): string => {
    if (entity < 0) return view.players[-entity - 1]?.name ?? ''
    const known = [...view.battlefield, ...view.stack].find(({ id }) => id === entity)
    return known?.name ?? 'a card'
  }
  const targets = item.targets.flatMap(({ entities }) => entities).map(nameOf)
  const aim = targets.length === 0 ? '' : ` → ${targets.join(', ')}`
  const x = item.x > 0 ? ` (X = ${item.x})` : ''
  return `${view.players[item.controller].name}: ${item.name}${x}${aim}`
}

/** The whole table in a few lines, with the opponent at the top and the viewer at the bottom. */
export function boardLines(view: GameView, paint: Paint = PLAIN): string[] {
  const me = view.viewer
  const opponent = otherPlayer(me)
  const { number, active, step } = view.turn
  const when = number === 0 ? 'Before the game' : `Turn ${number} · ${view.players[active].name} · ${STEP_WORDS[step]}`
  const stack = view.stack.toReversed().map((item) => stackText(view, item))
  return [
    paint.cyan(`── ${when} `.padEnd(72, '─')),
    playerRow(view.players[opponent], paint),
    ...permanentRows(view, opponent),
    paint.dim('    ─'),
    ...permanentRows(view, me),
    playerRow(view.players[me], paint),
    ...(view.controlledHand === null ? [] : row("opponent's hand", view.controlledHand.map(cardText))),
    ...row('hand', view.hand.map(cardText)),
    ...row('stack', stack).map(paint.yellow),
  ]
}

/** Graveyards, exile and the own sideboard; the top card comes last. */
export function zoneLines(view: GameView): string[] {
  const graveyards = view.players.map(
    ({ name, graveyard }) => `  ${name}'s graveyard: ${graveyard.map((card) => card.name).join(', ') || 'empty'}`,
  )
  const exile = view.exile.map((card) => ('name' in card ? card.name : 'a face-down card'))
  const sideboard = view.sideboard.map(({ name }) => name)
  return [
    ...graveyards,
    `  Exile: ${exile.join(', ') || 'empty'}`,
    ...(sideboard.length === 0 ? [] : [`  Your sideboard: ${sideboard.join(', ')}`]),
  ]
}
