import { card, exile, keyword, mana, returnTo, target, the, triggered } from '@spellwright/dsl'

export const wastescapeBattlemage = card({
  name: 'Wastescape Battlemage',
  cost: '{1}{C}',
  type: 'Creature — Eldrazi Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{G}')] }),
    keyword({ kind: 'kicker', cost: [mana('{1}{U}')] }),
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      condition: { kind: 'kicked', which: 0 },
      targets: { permanent: target({ type: ['artifact', 'enchantment'], controller: 'opponent' }) },
      effects: [exile(the('permanent'))],
    }),
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      condition: { kind: 'kicked', which: 1 },
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [returnTo('hand', the('creature'))],
    }),
  ],
})
