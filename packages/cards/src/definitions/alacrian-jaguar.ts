import { card, keyword } from '@spellwright/dsl'

export const alacrianJaguar = card({
  name: 'Alacrian Jaguar',
  cost: '{4}{G}',
  type: 'Creature — Cat Mount',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('vigilance'),
    {
      kind: 'triggered',
      on: { kind: 'attacks', object: 'self', while: 'saddled' },
      effects: [
        { kind: 'apply', what: 'self', apply: [{ kind: 'modifyPT', power: 2, toughness: 2 }], until: 'endOfTurn' },
      ],
    },
    keyword({ kind: 'saddle', count: 1 }),
  ],
})
