import { card, enters, gainLife, rule, triggered } from '@spellwright/dsl'

export const courserOfKruphix = card({
  name: 'Courser of Kruphix',
  cost: '{1}{G}{G}',
  type: 'Enchantment Creature — Centaur',
  power: 2,
  toughness: 4,
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { type: 'land' }, top: 'top' }),
    triggered({ abilityWord: 'Landfall', on: enters({ type: 'land', controller: 'you' }), effects: [gainLife(1)] }),
  ],
})
