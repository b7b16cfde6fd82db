import { card, rule } from '@spellwright/dsl'

export const travelingChocobo = card({
  name: 'Traveling Chocobo',
  type: 'Creature — Bird',
  cost: '{2}{G}',
  power: 3,
  toughness: 2,
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { type: 'land' }, top: 'top' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { subtype: 'Bird' }, top: 'top', verb: 'cast' }),
    rule({
      kind: 'triggersAgain',
      abilitiesOf: { controller: 'you' },
      entering: { controller: 'you', any: [{ type: 'land' }, { subtype: 'Bird' }] },
    }),
  ],
})
