import { card, keyword, mana, may, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const sevinnesReclamation = card({
  name: "Sevinne's Reclamation",
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { card: target({ zone: 'graveyard', owner: 'you', is: 'permanentCard', manaValue: { atMost: 3 } }) },
      effects: [
        returnTo('battlefield', the('card')),
        when(
          { kind: 'castFrom', zone: 'graveyard' },
          may({ kind: 'copySpell', what: 'self', count: 1, newTargets: 'may' }),
        ),
      ],
    }),
    keyword({ kind: 'flashback', cost: [mana('{4}{W}')] }),
  ],
})
