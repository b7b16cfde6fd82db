import { card, keyword, mana, the } from '@spellwright/dsl'

export const sheerDrop = card({
  name: 'Sheer Drop',
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [
    {
      kind: 'spell',
      targets: { target: { objects: { is: 'tapped', type: 'creature' } } },
      effects: [{ kind: 'destroy', what: the('target') }],
    },
    keyword({ kind: 'awaken', count: 3, cost: [mana('{5}{W}')] }),
  ],
})
