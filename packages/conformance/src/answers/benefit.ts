import { characteristics, type Game, type ObjectId } from '@spellwright/engine'

/** What a spell or ability does to what is chosen for it, roughly: harm, help, or the more valuable the better. */
export type Benefit = 'bad' | 'good' | 'best'

interface Step {
  readonly kind?: unknown
  readonly [key: string]: unknown
}

const BAD = new Set([
  'dealDamage',
  'loseLife',
  'destroy',
  'sacrifice',
  'sacrificeChoice',
  'counterSpell',
  'tap',
  'discard',
  'discardCards',
  'mill',
  'exileUntilSourceLeaves',
  'fight',
  'setController',
  'loseAllAbilities',
  'cantAttack',
  'cantBlock',
  'cantActivate',
  'doesntUntap',
  'turnFaceDown',
  'removeFromCombat',
  'setLandTypes',
  'skipNext',
  'loseGame',
])
const GOOD = new Set([
  'gainLife',
  'draw',
  'untap',
  'regenerate',
  'attach',
  'gainKeyword',
  'gainAbility',
  'extraTurn',
  'addMana',
  'shield',
  'becomeRenowned',
  'pair',
  'winGame',
])
const BEST = new Set(['createTokenCopy', 'becomeCopy', 'copySpell', 'copyCard', 'castCard', 'search'])

const isNegative = (value: unknown): boolean =>
  (typeof value === 'number' && value < 0) || (typeof value === 'object' && JSON.stringify(value).includes('"negative'))

function ofStep(step: Step): Benefit | null {
  const { kind } = step
  if (typeof kind !== 'string') return null
  if (kind === 'move') return step['to'] === 'battlefield' ? 'best' : 'bad'
  if (kind === 'putCounters') return step['counter'] === '-1/-1' ? 'bad' : 'good'
  if (kind === 'removeCounters') return step['counter'] === '-1/-1' ? 'good' : 'bad'
  if (kind === 'modifyPT') return isNegative(step['power']) || isNegative(step['toughness']) ? 'bad' : 'good'
  if (BAD.has(kind)) return 'bad'
  if (GOOD.has(kind)) return 'good'
  return BEST.has(kind) ? 'best' : null
}

/** The first step that says something, in reading order. */
function firstIn(data: unknown): Benefit | null {
  if (typeof data !== 'object' || data === null) return null
  if (!Array.isArray(data)) {
    const own = ofStep(data as Step)
    if (own) return own
  }
  for (const part of Object.values(data)) {
    const found = firstIn(part)
    if (found) return found
  }
  return null
}

/** Of the spell or ability, or of the permanent, that asks. */
export function benefitOf(game: Game, source: ObjectId): Benefit {
  const object = game.state.objects[source]
  if (!object) return 'best'
  if (object.kind === 'ability') return withoutTrigger(object.stack?.ability) ?? 'best'
  const { abilities } = characteristics(game, source)
  const spells = abilities.filter(({ ability }) => ability.kind === 'spell').map(({ ability }) => ability)
  const statics = abilities.filter(({ ability }) => ability.kind === 'static').map(({ ability }) => ability)
  return firstIn(spells) ?? firstIn(statics) ?? 'best'
}

/** What it waits for is not what it does. */
function withoutTrigger(ability: object | null | undefined): Benefit | null {
  if (!ability) return null
  const { effects, modes } = ability as { effects?: unknown; modes?: unknown }
  return firstIn(effects) ?? firstIn(modes)
}
