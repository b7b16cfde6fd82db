import {
  attacks,
  controllerOf,
  destroy,
  draw,
  keyword,
  spell,
  target,
  the,
  triggered,
  twoFaced,
  upTo,
  when,
} from '@spellwright/dsl'

export const kellanInquisitiveProdigy = twoFaced(
  'adventure',
  {
    name: 'Kellan, Inquisitive Prodigy',
    cost: '{2}{G}{U}',
    type: 'Legendary Creature — Human Faerie Detective',
    power: 3,
    toughness: 4,
    abilities: [
      keyword('flying'),
      keyword('vigilance'),
      triggered({
        on: attacks('self'),
        targets: { artifact: target({ type: 'artifact' }, { count: upTo(1) }) },
        effects: [
          destroy(the('artifact')),
          when({ kind: 'isPlayer', player: controllerOf(the('artifact')), same: 'you' }, draw(1)),
        ],
      }),
    ],
  },
  {
    name: 'Tail the Suspect',
    cost: '{G}{U}',
    type: 'Sorcery — Adventure',
    abilities: [
      spell({
        effects: [
          { kind: 'investigate', player: 'you', times: 1 },
          { kind: 'rule', rule: { kind: 'additionalLands', player: 'you', count: 1 }, until: 'endOfTurn' },
        ],
      }),
    ],
  },
)
