import { card, rule, tapForMana } from '@spellwright/dsl'

export const crystalSkullIsuSpyglass = card({
  name: 'Crystal Skull, Isu Spyglass',
  cost: '{2}{U}{U}',
  type: 'Legendary Artifact',
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', top: 'top', what: { is: 'historic' }, verb: 'play' }),
    tapForMana('{U}'),
  ],
})
