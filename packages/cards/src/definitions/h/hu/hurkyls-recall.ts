import { all, card, returnTo, spell, targetPlayer, the } from '@spellwright/dsl'

export const hurkylsRecall = card({
  name: "Hurkyl's Recall",
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [returnTo('hand', all({ type: 'artifact', owner: the('player') }))],
    }),
  ],
})
