import { card, gainLife, keyword, kicked, mana, returnTo, spell, target, the, when } from '@spellwright/dsl'

export const urborgRepossession = card({
  name: 'Urborg Repossession',
  cost: '{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{1}{G}')] }),
    spell({
      targets: {
        creature: target({ type: 'creature', zone: 'graveyard', owner: 'you' }),
        permanent: target(
          { is: 'permanentCard', zone: 'graveyard', owner: 'you' },
          { differentFrom: [the('creature')], onlyIf: kicked },
        ),
      },
      effects: [returnTo('hand', the('creature')), gainLife(2), when(kicked, returnTo('hand', the('permanent')))],
    }),
  ],
})
