import { all, card, counterSpell, draw, returnTo, spell, tapIt, target, targetSpell, the } from '@spellwright/dsl'

export const crypticCommand = card({
  name: 'Cryptic Command',
  cost: '{1}{U}{U}{U}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 2,
        max: 2,
        options: [
          { targets: { spell: targetSpell() }, effects: [counterSpell(the('spell'))] },
          { targets: { permanent: target({}) }, effects: [returnTo('hand', the('permanent'))] },
          { effects: [tapIt(all({ type: 'creature', controller: 'opponent' }))] },
          { effects: [draw(1)] },
        ],
      },
      effects: [],
    }),
  ],
})
