import {
  activated,
  card,
  chooseOne,
  gainLife,
  keyword,
  mana,
  pump,
  putCounters,
  removeCounter,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const umezawasJitte = card({
  name: "Umezawa's Jitte",
  cost: '{2}',
  type: 'Legendary Artifact — Equipment',
  abilities: [
    triggered({
      on: { kind: 'damage', source: 'attachedTo', combat: 'combat' },
      effects: [putCounters('charge', 2, 'self')],
    }),
    activated({
      cost: [removeCounter('charge')],
      modes: chooseOne(
        { effects: [pump('attachedTo', 2, 2)] },
        { targets: { creature: target({ type: 'creature' }) }, effects: [pump(the('creature'), -1, -1)] },
        { effects: [gainLife(2)] },
      ),
      effects: [],
    }),
    keyword({ kind: 'equip', cost: [mana('{2}')] }),
  ],
})
