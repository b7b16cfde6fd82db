import { atBeginningOf, card, mana, matches, returnTo, target, the, triggered } from '@spellwright/dsl'

export const genesis = card({
  name: 'Genesis',
  cost: '{4}{G}',
  type: 'Creature — Incarnation',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      zone: 'graveyard',
      on: atBeginningOf('upkeep', 'you'),
      condition: matches('self', { zone: 'graveyard' }),
      targets: { card: target({ zone: 'graveyard', type: 'creature', owner: 'you' }) },
      effects: [{ kind: 'mayPay', player: 'you', cost: [mana('{2}{G}')], then: [returnTo('hand', the('card'))] }],
    }),
  ],
})
