import { characteristics, type Game, type ObjectId } from '@spellwright/engine'

/** Whether a spell or ability harms what is chosen, helps it, or is best with the most valuable choice; a rough guess. */
export type Benefit = 'bad' | 'good' | 'best'

interface EffectData {
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

function benefitOfEffect(step: EffectData): Benefit | null {
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

/** The benefit of the first effect that has one, in reading order. */
function firstBenefit(data: unknown): Benefit | null {
  if (typeof data !== 'object' || data === null) return null
  if (!Array.isArray(data)) {
    const benefit = benefitOfEffect(data as EffectData)
    if (benefit) return benefit
  }
  for (const part of Object.values(data)) {
    const found = firstBenefit(part)
    if (found) return found
  }
  return null
}

/** The benefit of the spell, ability or permanent that asks for a choice. */
export function benefitOf(game: Game, source: ObjectId): Benefit {
  const object = game.state.objects[source]
  if (!object) return 'best'
  if (object.kind === 'ability') return benefitOfAbility(object.stack?.ability) ?? 'best'
  const { abilities } = characteristics(game, source)
  const spells = abilities.filter(({ ability }) => ability.kind === 'spell').map(({ ability }) => ability)
  const statics = abilities.filter(({ ability }) => ability.kind === 'static').map(({ ability }) => ability)
  return firstBenefit(spells) ?? firstBenefit(statics) ?? 'best'
}

/** Looks only at the effects of an ability, not at its trigger condition. */
function benefitOfAbility(ability: object | null | undefined): Benefit | null {
  if (!ability) return null
  const { effects, modes } = ability as { effects?: unknown; modes?: unknown }
  return firstBenefit(effects) ?? firstBenefit(modes)
}
