import { type EffectOf, mentions, type PlayerRef, type Quantity, sameData } from '@spellwright/dsl'
import { conditionPhrase } from '../condition.ts'
import { third } from '../english/clause.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import { eachCounted } from '../for-each.ts'
import { amountOf, amountText } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { recipientPhrase } from './selector.ts'
import { type EffectRenderers, explicit, one, plain, type Sentence } from './sentence.ts'

/** Another source than the ability's own is named in full: "That artifact deals …". */
function damageSource({ source, each }: EffectOf<'dealDamage'>, talk: Talk) {
  if (each !== undefined) return third(`each ${nounPhrase(each, { talk })}`)
  if (source === undefined || source === 'self') return talk.subject('self')
  const number = talk.isPlural(source) ? ('many' as const) : ('one' as const)
  return { text: talk.object(source, 'full'), person: 'third' as const, number }
}

const ITS_CONTROLLER = { players: { controllerOf: 'affected' } }

/** Who is dealt it: "itself" where that is what deals it. */
function damaged({ source = 'self', each, to }: EffectOf<'dealDamage'>, talk: Talk): string {
  if (each !== undefined && sameData(to, ITS_CONTROLLER)) return 'its controller'
  return sameData(source, to) ? 'itself' : recipientPhrase(to, talk)
}

function dealDamage(effect: EffectOf<'dealDamage'>, talk: Talk): Sentence[] {
  const subject = damageSource(effect, talk)
  if (typeof effect.to === 'object' && 'players' in effect.to && effect.to.players === 'eventPlayer')
    talk.speakOf('eventPlayer')
  const damagedNoun = typeof effect.to === 'object' && 'the' in effect.to ? talk.referent(effect.to)?.noun : undefined
  const counted = talk.wording.numbers === 'each' ? eachCounted(effect.amount, talk) : undefined
  const amount = counted === undefined ? amountOf(effect.amount, 'damage', talk) : `${counted.factor} damage`
  const divided = effect.divided ? ' divided as you choose among' : ' to'
  const to = damaged(effect, talk)
  const forEach = counted === undefined ? '' : ` for each ${counted.noun}`
  const sentences = one(
    subject,
    'deal',
    `${amount}${divided} ${effect.divided ? to.replace(/^each of /, '') : to}${forEach}`,
  )
  if (effect.as !== undefined) {
    const noun = /planeswalker/.test(damagedNoun ?? '') ? 'permanent' : 'creature'
    const definite = 'the damage dealt'
    talk.bind(effect.as, {
      noun: `${noun} dealt damage this way`,
      number: 'one',
      definite,
      participle: 'dealt damage',
    })
  }
  if (effect.excess !== undefined && effect.excess.if === undefined)
    return [...sentences, plain("excess damage is dealt to that creature's controller instead")]
  if (effect.excess?.if !== undefined)
    return [
      ...sentences,
      plain(
        `if ${conditionPhrase(effect.excess.if, talk)}, excess damage is dealt to that creature's controller instead`,
      ),
    ]
  if (effect.unpreventable === undefined) return sentences
  return [...sentences, plain(`if ${conditionPhrase(effect.unpreventable, talk)}, the damage can't be prevented`)]
}

/** An amount that differs from player to player comes behind them: "damage to each player equal to …". */
function damageByPlayer(effect: EffectOf<'dealDamage'>, talk: Talk): Sentence[] {
  const source = damageSource(effect, talk)
  const to = damaged(effect, talk)
  return one(source, 'deal', `damage to ${to} equal to ${amountText(effect.amount, talk)}`)
}

const differsByPlayer = ({ amount }: EffectOf<'dealDamage'>, talk: Talk): boolean =>
  (talk.wording.numbers === 'behind' && typeof amount === 'object' && amount.kind !== 'x') ||
  mentions('quantity', amount, 'affectedPlayer')

/** "half their life, rounded up". */
function halfOfLife(player: PlayerRef, amount: Quantity, talk: Talk): string | undefined {
  if (typeof amount !== 'object' || amount.kind !== 'half') return undefined
  const { quantity, round } = amount
  if (typeof quantity !== 'object' || quantity.kind !== 'lifeOf') return undefined
  if (!sameData(quantity.player, player)) return undefined
  return `half ${talk.whose(player)} life, rounded ${round}`
}

export const damageAndLife: Pick<
  EffectRenderers,
  'dealDamage' | 'gainLife' | 'loseLife' | 'setLife' | 'exchangeLife' | 'fight'
> = {
  exchangeLife: ({ a, b, as }, talk) => {
    talk.bind(as, { noun: 'number', number: 'one', definite: 'the life lost this way', participle: 'lost' })
    return one(talk.actor(a), 'exchange', `life totals with ${talk.player(b).text}`)
  },
  dealDamage: (effect, talk) => (differsByPlayer(effect, talk) ? damageByPlayer : dealDamage)(effect, talk),
  gainLife: ({ player, amount }, talk) => explicit(talk.actor(player), 'gain', amountOf(amount, 'life', talk)),
  loseLife: ({ player, amount, as }, talk) => {
    const subject = talk.actor(player)
    const sentences = explicit(subject, 'lose', halfOfLife(player, amount, talk) ?? amountOf(amount, 'life', talk))
    talk.bind(as, { noun: 'life', number: 'one', definite: 'the life lost this way' })
    return sentences
  },
  setLife: ({ player, amount }, talk) => {
    const whose = talk.whose(player)
    const subject = { text: `${whose} life total`, person: 'third' as const, number: 'one' as const }
    return one(subject, 'become', amountText(amount, talk))
  },
  fight: ({ a, b, excessAs }, talk) => {
    const fighter = talk.subject(a)
    const fought = talk.object(b, 'object')
    const happening = `excess damage is dealt to ${fought.replace(/^target /, 'the ')} this way`
    talk.bind(excessAs, { noun: 'damage', number: 'one', definite: 'the excess damage', happening })
    return one(fighter, 'fight', fought)
  },
}
