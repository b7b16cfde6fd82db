import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  gain,
  mana,
  pump,
  setBasePT,
  tap,
  tapForMana,
  target,
  the,
} from '@spellwright/dsl'

export const blinkmothNexus = card({
  name: 'Blinkmoth Nexus',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{1}')],
      effects: [
        apply('self', [addType('artifact', 'creature'), addSubtype('Blinkmoth'), setBasePT(1), gain('flying')]),
      ],
    }),
    activated({
      cost: [mana('{1}'), tap],
      targets: { creature: target({ type: 'creature', subtype: 'Blinkmoth' }) },
      effects: [pump(the('creature'), 1, 1)],
    }),
  ],
})
