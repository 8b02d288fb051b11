import type { LanguageWords } from './language.ts';

/** Portuguese, apart from the words of things, clothes and roles, which stand in their records. */
export const PORTUGUESE: LanguageWords = {
  quiet: `segunda terca quarta quinta sexta domingo faz fazer brasileiro brasileira portugues portuguesa tudo escuro
    escuros uma uns umas dos das com sem para por sobre entre desde ate esta este sao era foi tem usa usando veste
    segura joga ama gosta seu sua seus suas meu minha meus minhas ele ela eles elas nos que quem como quando onde mas
    muito mais menos tambem todo toda todos grande grandes pequeno pequena velho velha jovem novo nova bom boa melhor
    bonito bonita homem mulher menina menino amigo amiga mao cabeca ano anos vez irmao irma mae pai filho filha tio
    tia avo primo prima marido esposa namorado namorada numero mundo vida amor nao nunca nenhum nenhuma sempre adora
    adoram dois duas tres quatro cinco seis sete oito nove dez verdadeiro verdadeira fan fanatico louco louca bebe
    come cozinha canta danca corre escreve trabalha viaja nada aniversario natal pascoa ferias aposentado aposentada
    casamento presente quero queria fazendo gelada gelado quente fria frio manha noite dia dias joelhos braco ombro
    perna favorito favorita engracado feliz noivo noiva chefe vovo boneco figura comprido comprida longo longa curto
    curta direita esquerda pro pra pela pelo bem enorme enormes alto alta redondo redonda redondos rasgado barriga
    fantasiado fantasiada primeira primeiro viagem garoto garota colo orelha orelhas matematica`,
  grammar: {
    articles: 'um uma',
    definite: 'o os',
    possessives: 'meu seu',
    and: 'e',
    or: 'ou nem',
    with: 'com',
    without: 'sem',
    in: 'em',
    has: 'tem',
    wears: 'usa',
    but: 'mas',
    no: 'nao',
    thanks: 'obrigado',
    negations: 'nao nem nenhum nenhuma odeia odeio odeiam detesta detestam',
    insteadOf: 'em vez de, ao inves de, no lugar de',
    fear: 'medo',
    two: 'dois duas',
    three: 'tres muitos',
    four: 'quatro cinco seis',
    number: 'numero',
    all: 'tudo todo toda todos todas',
    like: 'como',
    disguised: 'fantasia fantasiado fantasiada',
    asDisguise: 'de',
    dressing: 'fantasi vestid',
    real: 'verdadeiro verdadeira autentico',
    he: 'ele ela',
    i: 'eu',
    hat: 'chapeu',
    softHat: 'touca',
    helmet: 'capacete',
    otherHats: 'bone',
    suit: 'terno fato',
    chest: 'peito',
    long: 'longa',
    dark: 'escuro',
    ball: 'bola',
    very: 'muito',
    people: 'mae pai irma irmao filha filho avo namorada namorado esposa marido dona',
    afterName: 'joga tem',
  },
  colours: `red=vermelho/vermelha/vermelhos/vermelhas, black=preto/preta/pretos/pretas,
    white=branco/branca/brancos/brancas, yellow=amarelo/amarela/amarelos/amarelas, blue=azul/azuis,
    green=verde/verdes, purple=roxo/roxa/roxos/roxas, brown=castanho/castanha/castanhos/castanhas/marrom/marrons,
    grey=cinza/cinzas/cinzento/cinzenta, orange=laranja/laranjas/alaranjado, pink=rosa/rosas,
    gold=dourado/dourada/dourados/douradas, silver=prata/prateado/prateada, turquoise=turquesa, beige=bege,
    violet=violeta/violetas, navy=azul marinho, sky=azul claro, burgundy=vermelho vinho/cor de vinho,
    mustard=mostarda/amarelo mostarda, khaki=caqui/verde militar, salmon=cor salmao/rosa salmao,
    mint=verde menta/verde agua, bottle green=verde garrafa, cream=cor creme, fuchsia=fucsia, olive=oliva/verde oliva`,
  hasColourBehind: true,
  endings: `oras=or, ora=or, eiras=eiro, eira=eiro, icas=ico, ica=ico, zinhos=-, zinho=-, zinha=-, inhos=o/inho,
    inhas=a/inha, inho=o/-, inha=a/-, oes=ao, aes=ao, ais=al, eis=el, ns=m, es=-, s=-, a=o`,
  falseFriends: `panela=pan, panelas=pan, bebe=drinks, dos=from, bebê=baby, bebé=baby, avô=grandpa, avó=grandma,
    vovô=grandpa, vovó=grandma, pipa=kite, pipas=kite, boné=cap, bone=cap, chá=tea, cha=tea, cão=dog, cao=dog,
    cães=dog, caes=dog, cadela=dog, urso=bear, tênis=trainers, tenis=trainers, ténis=trainers, bata=lab coat,
    copo=glass, rato=mouse, pão=bread, lata=drink can, mala=suitcase, bateria=drum, capa=cape, casaco=coat,
    camisola=jersey, sapo=frog, touro=bull, vela=candle, avental=apron, fato=suit, smoking=tuxedo, flor=flower,
    rede=net, sol=sun, mar=sea, café=coffee, cafe=coffee, manta=blanket, bola=ball, pá=shovel, moto=motorbike,
    saia=skirt, livro=book, bengala=cane, relogio=watch, coroa=crown, anel=ring, sino=bell, mota=motorbike, pé=foot,
    bota=boots, luva=gloves, loja=shop, lenço=scarf, lenco=scarf, mel=honey, rei=king, academia=gym,
    elmo=knight helmet, bolinhas=polka dots, listras=stripes, listrado=stripes, listrada=stripes, trança=braids,
    tranças=braids, laço=hair ribbon, laco=hair ribbon, maestro=orchestra conductor, bike=bicycle, rena=deer,
    globo=globe, óculos=glasses, asa=wings, pipoca=popcorn, pião=spinning top`,
  homonyms: `
    prancha: surf surfista ondas mar → surfboard
  `,
  idioms: `ovelha negra, coruja noturna, coracao de ouro, dedo verde, rei da casa, rainha da casa, peixe fora d agua,
    mao verde`,
  unmade: 'perna de pau',
  besideMarks: {
    clothes: 'camisola camisa casaco jaqueta cachecol meias tenis sapatilhas farda bolsa',
    fans: 'torcedor torcedora adepto adepta jogador bandeira futebol',
    disguises: 'fantasia',
    disguised: 'fantasiado fantasiada mascarado mascarada',
    cars: 'carro condutor motorista',
    owned: 'seu',
    eaten: 'garrafa copo pacote cerveja',
    watched: 'desenho jogo',
    played: 'banda',
    firms: 'loja cartao',
    little: 'do dos o',
  },
};
