import { expect, it } from 'vitest';
import { calledName } from './called-name.ts';

it.each([
  ['Robin Example', 'Robin'],
  ['Robin', 'Robin'],
  ['  Robin\u00a0Example ', 'Robin'],
  ['José García', 'José'],
  ['Иван Петров', 'Иван'],
  ['Μαρία Παπαδοπούλου', 'Μαρία'],
  ['محمد علي', 'محمد'],
  ['דוד כהן', 'דוד'],
  ["De'Andre Jones", "De'Andre"],
  ['Anna-Lena Weber', 'Anna-Lena'],
  ['Will Smith', 'Will'],
  ['Đorđe Petrović', 'Đorđe'],
  ['Ștefan Ionescu', 'Ștefan'],
])('of %s the given name comes first: %s', (name, called) => expect(calledName(name)).toBe(called));

it.each([
  ['Dr. Anna Weber', 'Anna'],
  ['Dr Anna Weber', 'Anna'],
  ['DR. ANNA WEBER', 'Anna'],
  ['Prof. Dr. med. Anna Weber', 'Anna'],
  ['Univ.-Prof. Dr.-Ing. Anna Weber', 'Anna'],
  ['Herr Max Muster', 'Max'],
  ['Frau Dr. Anna Weber', 'Anna'],
  ['Mr John Smith', 'John'],
  ['Mrs. Jane Smith', 'Jane'],
  ['Mr. & Mrs. John Smith', 'John'],
  ['Sir Elton John', 'Elton'],
  ['Sr. Juan Pérez', 'Juan'],
  ['Dña. Carmen Ruiz', 'Carmen'],
  ['Mme Claire Dubois', 'Claire'],
  ['M. Jacques Dubois', 'Jacques'],
  ['Dott.ssa Giulia Rossi', 'Giulia'],
  ['Д-р Анна Петрова', 'Анна'],
  ['د. محمد علي', 'محمد'],
  ['ד"ר דוד כהן', 'דוד'],
])('the titles of %s are skipped: %s', (name, called) => expect(calledName(name)).toBe(called));

it.each([
  'Nguyễn Thị Lan',
  'Trần Văn Bình',
  'Nguyen Van An',
  'Lê Hoàng Phước',
  '山田 太郎',
  '山田太郎',
  '王伟',
  'Wang Wei',
  '김 민준',
  'Yamada Taro',
  'प्रिया शर्मा',
  'สมชาย ใจดี',
  'J. R. Smith',
  'J. Smith',
  'von Neumann',
  'de la Cruz',
  'Dr. Weber',
  'Mrs Smith',
  'Lady Gaga',
])('%s stays whole, because its given name is unknown', (name) => expect(calledName(name)).toBe(name));

it.each([
  ['F. Scott Fitzgerald', 'Scott'],
  ['J.R.R. Anna Tolkien', 'Anna'],
  ['Maria de la Cruz', 'Maria'],
  ['Anna von Weber', 'Anna'],
  ['Mary Ann Smith', 'Mary Ann'],
  ['Mary Ann', 'Mary Ann'],
  ['Mary Smith', 'Mary'],
  ['Jean Paul Sartre', 'Jean Paul'],
  ['José Luis García López', 'José Luis'],
  ['Abdul Rahman Khan', 'Abdul Rahman'],
  ['عبد الله محمد', 'عبد الله'],
  ['Weber, Anna', 'Anna'],
  ['Weber, Dr. Anna', 'Anna'],
  ['Anna Weber, PhD', 'Anna'],
  ['Sammy Davis Jr.', 'Sammy'],
  ['Robert "Bob" Smith', 'Bob'],
  ['Иванов Иван Иванович', 'Иван'],
  ['ANNA-LENA WEBER', 'Anna-Lena'],
  ['AJ SMITH', 'AJ'],
  ['🌸 Anna Weber', 'Anna'],
  ['\u3164 Anna Weber', 'Anna'],
])('%s is called %s', (name, called) => expect(calledName(name)).toBe(called));

it.each([
  ['Eng. João Almeida', 'João'],
  ['Sra. Ana Belén Ruiz', 'Ana Belén'],
  ['DURAND Pierre', 'Pierre'],
  ['DE LA CRUZ Maria', 'Maria'],
  ['King, Martin Luther, Jr.', 'Martin Luther'],
  ['Watson, Peter J.', 'Peter'],
  ['anna weber', 'Anna'],
  ['anna-sophie braun', 'Anna-Sophie'],
  ['robin', 'Robin'],
  ['Katharina (Kathi) Huber', 'Kathi'],
  ["Elizabeth 'Liz' Taylor-Green", 'Liz'],
  ['💖Chloé💖 Bernard', 'Chloé'],
  ['👩🏽‍🚀 Lena', 'Lena'],
  ['Иванова Мария', 'Мария'],
  ['Nour El-Din Mansour', 'Nour El-Din'],
])('%s, in another spelling, is called %s', (name, called) => expect(calledName(name)).toBe(called));

it.each([
  'Li Wei',
  'Kim Min-jun',
  'Nagy László',
  'Oma Gerda',
  'Familie Schuster',
  'Team Red',
  '🦄🦄',
  'sk8erboi99',
])('%s is called by the whole name', (name) => expect(calledName(name)).toBe(name));

it.each([
  ['Anna Weber (extern)', 'Anna'],
  ["Jan-Willem van 't Hof", 'Jan-Willem'],
  ['Kim Wilde', 'Kim'],
  ['Лев Толстой', 'Лев'],
  ['Марина Иванова', 'Марина'],
  ['Яков Штейн', 'Яков'],
  ['JD Vance', 'JD'],
])('%s keeps its order: %s', (name, called) => expect(calledName(name)).toBe(called));

it.each(['', ' ', '\u3164', '\u2800 \uFE0F', 'robin@example.com', 'Robin <robin@example.com>'])(
  '%j is no name',
  (name) => expect(calledName(name)).toBe(''),
);
