import type { LanguageWords } from './language.ts';

/** Spanish, apart from the words of things, clothes and roles, which stand in their records. */
export const SPANISH: LanguageWords = {
  quiet: `lunes martes miercoles jueves viernes sabado sabados domingo domingos toca hace espanol espanola todo todos
    toda todas los las una unos unas del con sin para por sobre bajo entre desde hasta hacia esta este estos estas son
    era fue han tiene tienen lleva llevando viste sostiene juega ama gusta sus mis tus nuestro ella ellos ellas
    nosotros que quien como cuando donde pero muy mas menos tambien todo toda todos todas gran grande grandes pequeno
    pequena pequenos viejo vieja joven nuevo nueva bueno buena mejor bonito bonita hombre mujer chica chico nino nina
    amigo amiga mano cabeza ano anos vez hermano hermana madre padre mama papa hijo hija tio tia primo prima vecino
    vecina novio novia marido esposa abuela abuelo numero mundo vida amor nunca ningun ninguna siempre encanta
    encantan adora adoran gustan dos tres cuatro cinco seis siete ocho nueve diez verdadero verdadera autentico
    autentica fan loco loca fanatico fanatica toma bebe come cocina canta baila corre lee escribe trabaja viaja nada
    monta cumpleanos navidad pascua vacaciones jubilado jubilada boda regalo quiero quisiera hace hacer haciendo pasa
    mientras caliente fria frio tarde noche manana dia dias rodillas brazo hombro pierna favorito favorita gracioso
    divertido divertida feliz contento guapa guapo lindo linda chulo esposo prometido jefe jefa abuelita abuelito
    figura muneco largo larga largos largas corto corta cortos cortas derecha izquierda tengo quiere enorme enormes
    alto alta redondo redonda redondas redondos roto rota barriga disfrazado disfrazada oreja orejas biologia
    matematicas nariz zurdo zurda`,
  grammar: {
    articles: 'un una',
    possessives: 'mi su',
    and: 'y',
    or: 'o ni',
    with: 'con',
    without: 'sin',
    in: 'en',
    on: 'en',
    atHand: 'en bajo',
    has: 'tiene',
    wears: 'lleva',
    holds: 'sostiene sosteniendo tiene',
    hands: 'mano manos brazo',
    but: 'pero sino',
    only: 'solo',
    thanks: 'gracias',
    negations: 'ni ningun ninguna nunca tampoco odia odian odio detesta detestan detesto',
    insteadOf: 'nada de, en vez de, en vez del, en lugar de, en lugar del',
    fear: 'miedo',
    two: 'dos',
    three: 'tres varios muchos',
    four: 'cuatro cinco seis',
    number: 'numero dorsal',
    all: 'todo toda todos todas',
    both: 'ambos ambas',
    ofColour: 'pequeno pequena grande largo larga',
    like: 'como',
    disguised: 'disfraz disfrazado disfrazada',
    asDisguise: 'de',
    dressing: 'disfra vestid',
    real: 'verdadero verdadera autentico autentica',
    which: 'que quien',
    he: 'el ella',
    i: 'yo mi',
    softHat: 'gorro',
    helmet: 'casco',
    otherHats: 'gorra',
    suit: 'traje',
    chest: 'pecho',
    long: 'larga',
    dark: 'oscuro',
    right: 'derecha',
    ball: 'balon',
    very: 'muy',
    people: `madre padre hermana hermano hija hijo tia tio prima primo abuela abuelo amiga amigo novia novio esposa
      senora senor llamada`,
    afterName: 'ama juega tiene',
  },
  colours: `red=rojo/roja/rojos/rojas, yellow=amarillo/amarilla/amarillos/amarillas,
    black=negro/negra/negros/negras, white=blanco/blanca/blancos/blancas, blue=azul/azules, green=verde/verdes,
    grey=gris/grises, purple=morado/morada/morados/moradas/lila, brown=marron/marrones,
    pink=rosa/rosas/rosado/rosada/rosados/rosadas, orange=naranja/naranjas/anaranjado/anaranjada,
    gold=oro/dorado/dorada/dorados/doradas, silver=plateado/plateada/plateados, turquoise=turquesa,
    violet=violeta/violetas, navy=azul marino, sky=celeste/azul celeste/azul claro, coral=rojo coral,
    olive=oliva/verde oliva, mustard=mostaza/amarillo mostaza, khaki=caqui/verde caqui/verde kaki/verde militar,
    burgundy=granate/burdeos/rojo vino/color vino, salmon=rosa salmon/color salmon, mint=verde menta/verde agua,
    ochre=ocre, fuchsia=fucsia, bottle green=verde botella, cream=color crema`,
  hasColourBehind: true,
  shades: { light: 'claro', dark: 'oscuro' },
  usualColours: 'denim=vaqueros, black=disfraz de esqueleto/cuervo',
  endings: `oras=or, ora=or, eras=ero, era=ero, icas=ico, ica=ico, itos=o/ito, itas=a/ita, citos=-/e, cito=-/e,
    cita=-/e, ito=o/-, ita=a/-, illo=o, illa=a, ces=z, es=-, s=-, a=o`,
  falseFriends: `bebe=drinks, dice=says, tan=very, bebé=baby, red=net, pan=bread, oso=bear, copa=glass of wine,
    bata=robe, sombrero=hat, pipa=pipe, cometa=kite, mono=monkey, pala=shovel, once=eleven, pie=foot, sol=sun,
    sopa=soup, tenis=tennis, taza=mug, globo=balloon, bota=boots, vela=candle, raton=mouse, smoking=tuxedo,
    saco=jacket, lentes=glasses, carpeta=clipboard, cana=cane, caña=fishing rod, té=tea, te=quiet, toro=bull,
    toros=bull, flor=flower, papel=paper, bate=baseball bat, balon=ball, guante=gloves, bolsa=handbag, bolas=balls,
    mate=mug, corona=crown, cafe=coffee, jersey=jumper, calcetines=socks, reloj=watch, capa=cape, moto=motorbike,
    gata=cat, tabla=surfboard, cinta=ribbon, bastón=cane, baston=cane, perilla=goatee, loro=parrot, hacha=axe,
    muleta=crutch, muletas=crutch, collar=necklace, alas=wings, americana=jacket, maestro=teacher, maestra=teacher,
    ratón=mouse, trenza=braids, trenzas=braids, lunares=polka dots, cuadros=checked, rayas=stripes, perro=dog,
    lazo=hair ribbon, moño=hair bun, cuerno=horns, elfo=elf, mascara=mask, máscara=mask, chulo=quiet, sino=quiet,
    escalera=ladder`,
  idioms: `oveja negra, cazador de, ave nocturna, pajaro nocturno, buho nocturno, corazon de oro, alma de la fiesta,
    mano verde, rey de la casa, reina de la casa, pez gordo, pez en el agua, gallina de la casa, mosca muerta,
    lobo solitario`,
  unmade: 'pata de palo',
  neutral: 'regalo para',
  saying: 'que dice',
  birthday: 'cumpleaños',
  besideMarks: {
    clothes: `camiseta sudadera chaqueta abrigo gorra gorro bufanda calcetines zapatillas zapatos botas chandal bolso
      mochila`,
    signs: 'logotipo pegatina',
    fans: 'hincha aficionado jugador bandera futbol equipo',
    disguises: 'disfraz',
    disguised: 'disfrazado disfrazada disfrazados vestido vestida vestidos',
    brands: 'marca',
    cars: 'coche',
    owned: 'su',
    eaten: 'lata botella vaso taza paquete barra cerveza bebida',
    watched: 'pelicula juego videojuego',
    played: 'concierto grupo camiseta disco',
    firms: 'empleado tienda tarjeta repartidor',
    little: 'el los las del como',
  },
};
