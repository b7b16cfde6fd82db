import { card, exile, ownerOf, returnTo, spell, target, the } from '@spellwright/dsl'

export const flicker = card({
  name: 'Flicker',
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { permanent: target({ is: 'nontoken' }) },
      effects: [
        exile(the('permanent'), { as: 'exiled' }),
        returnTo('battlefield', the('exiled'), { under: ownerOf(the('exiled')) }),
      ],
    }),
  ],
})
