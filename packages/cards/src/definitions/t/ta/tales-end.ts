import { card, counterSpell, spell, target, the } from '@spellwright/dsl'

export const talesEnd = card({
  name: "Tale's End",
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: {
        item: target({
          zone: 'stack',
          any: [
            { zone: 'stack', stackKind: 'activatedAbility' },
            { zone: 'stack', stackKind: 'triggeredAbility' },
            { zone: 'stack', supertype: 'legendary' },
          ],
          stackKind: 'any',
        }),
      },
      effects: [counterSpell(the('item'))],
    }),
  ],
})
